import type {
  BuiltInFieldType,
  CollectionFile,
  EntryCollection,
  ListFieldWithTypes,
  RelationField,
  RichTextField,
  SortableFields,
} from '@sveltia/cms';

export type CmsField = {
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
  field?: CmsField;
  fields?: CmsField[];
  types?: CmsKind[];
  accept?: string;
  use_emoji_autocomplete?: boolean;
} & Partial<Pick<ListFieldWithTypes, 'label_singular' | 'hint' | 'typeKey' | 'summary' | 'thumbnail' | 'collapsed'>> &
  Partial<Pick<RelationField, 'collection' | 'file' | 'value_field' | 'display_fields' | 'search_fields'>> &
  Partial<Pick<RichTextField, 'modes' | 'buttons' | 'editor_components'>>;

type CmsKind = { name: string; label: string; fields: CmsField[]; summary?: string };

export type View = { name: string; label: string; field: string; pattern?: RegExp };

export type CmsCollection = Partial<
  Omit<EntryCollection, 'fields' | 'view_filters' | 'view_groups' | 'sortable_fields'>
> & {
  name: string;
  label: string;
  view_filters?: View[];
  view_groups?: View[];
  sortable_fields?: SortableFields;
  fields?: CmsField[];
  files?: (Omit<CollectionFile, 'fields'> & { fields: CmsField[] })[];
};
