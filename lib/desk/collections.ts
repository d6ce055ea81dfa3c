import { fieldOf } from './field';
import { type FileKind, type FolderKind, formatOf, type KindName, schemaOf, wordsOf } from './kinds';
import { membersOf } from './members';
import { DAY, ORIGIN } from './origin';
import type { DeskCollection, DeskField } from './types';
import { FOLDER_VIEWS, GROUPS, PICTURES_OF } from './views';
import { speaker } from './words/say';

const origin = { name: ORIGIN, label: '', widget: 'hidden' } as const satisfies DeskField;
const day = { name: DAY, label: 'Tag', widget: 'hidden' } as const satisfies DeskField;

/** fieldsOf('events') → [{ name: 'id', label: 'Nummer', widget: 'number', … }, …]; `used` is told each German word. */
export function fieldsOf(kind: KindName, used?: (key: string) => void): DeskField[] {
  const say = speaker(kind, wordsOf(kind), used);
  return Object.entries(membersOf(schemaOf(kind))).map(([name, member]) =>
    fieldOf(name, member, { kind, say, path: [name] }),
  );
}

const picturesOf = (kind: FileKind) => {
  const pictures = PICTURES_OF[kind];
  return pictures && { media_folder: `/content/pictures/${pictures}`, public_folder: `/${pictures}` };
};

function folder(kind: FolderKind, preview: boolean): DeskCollection {
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
export function collections(preview = false): DeskCollection[] {
  const files = GROUPS.map(({ files: names, ...group }) => ({
    ...group,
    editor: { preview },
    files: Object.entries(names).map(([name, label]) => ({
      name,
      label,
      file: `content/${name}.yaml`,
      ...picturesOf(name as FileKind),
      format: formatOf(name as FileKind),
      fields: [...fieldsOf(name as FileKind), origin],
    })),
  }));
  return [...(Object.keys(FOLDER_VIEWS) as FolderKind[]).map((kind) => folder(kind, preview)), ...files];
}
