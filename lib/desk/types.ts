/** Sveltia's configuration of a field; only the types used here. */
export type DeskField = {
  name: string;
  label: string;
  label_singular?: string;
  hint?: string;
  widget:
    | 'string'
    | 'text'
    | 'richtext'
    | 'number'
    | 'boolean'
    | 'select'
    | 'object'
    | 'list'
    | 'relation'
    | 'image'
    | 'hidden';
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
  typeKey?: string;
  summary?: string;
  thumbnail?: string;
  collapsed?: boolean | 'auto';
  minimize_collapsed?: boolean | 'auto';
  collection?: string;
  file?: string;
  value_field?: string;
  display_fields?: string[];
  search_fields?: string[];
  modes?: string[];
  buttons?: string[];
  editor_components?: string[];
  use_emoji_autocomplete?: boolean;
  accept?: string;
};

export type DeskKind = { name: string; label: string; fields: DeskField[]; summary?: string };

export type View = { name: string; label: string; field: string; pattern?: RegExp | boolean | string };

export type DeskCollection = {
  name: string;
  label: string;
  label_singular?: string;
  description?: string;
  icon?: string;
  folder?: string;
  extension?: string;
  format?: string;
  media_folder?: string;
  public_folder?: string;
  identifier_field?: string;
  slug?: string | { editable: true };
  summary?: string;
  create?: boolean;
  delete?: boolean;
  thumbnail?: string | boolean;
  sortable_fields?: { fields: string[]; default?: { field: string; direction: 'ascending' | 'descending' } };
  view_filters?: View[];
  view_groups?: View[];
  fields?: DeskField[];
  files?: {
    name: string;
    label: string;
    file: string;
    format: string;
    media_folder?: string;
    public_folder?: string;
    fields: DeskField[];
  }[];
  editor?: { preview: boolean };
};
