import { FILE_VIEWS, GROUPS } from './file-views';
import { FOLDER_VIEWS } from './folder-views';
import { DAY, ORIGIN } from './format/open';
import { type FileKind, type FolderKind, formatOf, type KindName, schemaOf } from './kinds';
import { formOf } from './shape';
import type { CmsCollection, CmsField } from './types';

const origin = { name: ORIGIN, label: '', widget: 'hidden' } as const satisfies CmsField;
const day = { name: DAY, label: 'Tag', widget: 'hidden' } as const satisfies CmsField;

/** Form fields of a kind: fieldsOf('events') → [{ name: 'id', label: 'Nummer', widget: 'number', … }, …] */
export const fieldsOf = (kind: KindName): CmsField[] => formOf(schemaOf(kind)).sub(kind);

function file(kind: FileKind) {
  const { label, pictures } = FILE_VIEWS[kind];
  return {
    name: kind,
    label,
    file: `content/${kind}.yaml`,
    ...(pictures && { media_folder: `/content/pictures/${pictures}`, public_folder: `/${pictures}` }),
    format: formatOf(kind),
    fields: [...fieldsOf(kind), origin],
  };
}

function folder(kind: FolderKind, preview: boolean): CmsCollection {
  const { filters, groups, fixed, pictures, sorted, ...view } = FOLDER_VIEWS[kind];
  return {
    name: kind,
    ...view,
    folder: `content/${kind}`,
    extension: 'yaml',
    format: formatOf(kind),
    media_folder: `/content/pictures/${pictures ?? kind}`,
    public_folder: `/${pictures ?? kind}`,
    create: !fixed,
    delete: !fixed,
    ...(filters && { view_filters: filters }),
    ...(groups && { view_groups: groups }),
    ...(sorted && {
      sortable_fields: { fields: [DAY, view.identifier_field ?? 'title'], default: { field: DAY, direction: sorted } },
    }),
    fields: [...fieldsOf(kind), ...(sorted ? [day] : []), origin],
    editor: { preview },
  };
}

/** → [{ name: 'articles', label: 'Artikel', folder: 'content/articles', … }, …, { name: 'seiten', files: [{ name: 'landing', … }] }] */
export function collections(preview = false): CmsCollection[] {
  const kinds = Object.keys(FILE_VIEWS) as FileKind[];
  const files = Object.entries(GROUPS).map(([name, group]) => ({
    name,
    ...group,
    editor: { preview },
    files: kinds.filter((kind) => FILE_VIEWS[kind].group === name).map(file),
  }));
  return [...(Object.keys(FOLDER_VIEWS) as FolderKind[]).map((kind) => folder(kind, preview)), ...files];
}
