import type {
  BuiltInFieldType,
  CollectionFile,
  EntryCollection,
  ListFieldWithTypes,
  RelationField,
  RichTextField,
  SortableFields,
} from '@sveltia/cms';

export type DeskField = {
  name: string;
  label: string;
  widget: BuiltInFieldType;
  required?: boolean;
  pattern?: [RegExp, string];
  value_type?: 'int' | 'float';
  step?: number;
  min?: number;
  max?: number;
  options?: { label: string; value: string }[];
  field?: DeskField;
  fields?: DeskField[];
  types?: DeskKind[];
  accept?: string;
  use_emoji_autocomplete?: boolean;
} & Partial<Pick<ListFieldWithTypes, 'label_singular' | 'hint' | 'typeKey' | 'summary' | 'thumbnail' | 'collapsed'>> &
  Partial<Pick<RelationField, 'collection' | 'file' | 'value_field' | 'display_fields' | 'search_fields'>> &
  Partial<Pick<RichTextField, 'modes' | 'buttons' | 'editor_components'>>;

type DeskKind = { name: string; label: string; fields: DeskField[]; summary?: string };

export type View = { name: string; label: string; field: string; pattern?: RegExp };

export type DeskCollection = Partial<
  Omit<EntryCollection, 'fields' | 'view_filters' | 'view_groups' | 'sortable_fields'>
> & {
  name: string;
  label: string;
  view_filters?: View[];
  view_groups?: View[];
  sortable_fields?: SortableFields;
  fields?: DeskField[];
  files?: (Omit<CollectionFile, 'fields'> & { fields: DeskField[] })[];
};
