import { FILES, FOLDERS } from 'content/kinds';

export type FileKind = keyof typeof FILES;
export type FolderKind = keyof typeof FOLDERS;
export type KindName = FileKind | FolderKind;

/** isFolder('events') → true, isFolder('site') → false */
export const isFolder = (kind: KindName): kind is FolderKind => kind in FOLDERS;

/** schemaOf('events') → its zod schema */
export const schemaOf = (kind: KindName) => (isFolder(kind) ? FOLDERS[kind].schema : FILES[kind]);

/** Name of its JSON Schema: schemaNameOf('events') → 'event' */
export const schemaNameOf = (kind: KindName) => (isFolder(kind) ? FOLDERS[kind].kind : kind);

/** → ['plans', 'events', …, 'site', …] */
export const allKinds = () => [...Object.keys(FOLDERS), ...Object.keys(FILES)] as KindName[];

/** formatOf('events') → 'duda-events' */
export const formatOf = (kind: KindName) => `duda-${kind}`;
