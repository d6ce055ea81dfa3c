import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { picturesIn } from 'content/text';
import { palette } from 'content/title';
import { hashOf } from 'german/hash';
import { parse } from 'yaml';
import { isFolder, type KindName } from '../kinds';

/** A picture that was chosen but not saved: `src` is its value in the form. */
export type NewPicture = { src: string; type: string; data: string };
/** `old` is the text that the form was filled from, `fresh` the text last written as a new file. */
export type Draft = {
  kind: KindName;
  text: string;
  old?: string | undefined;
  fresh?: string | undefined;
  pictures?: NewPicture[];
};

/** Folder for pictures that are not saved yet. */
const CHOSEN = 'entwurf';
const STAND_IN = `${CHOSEN}/neu.svg`;
const BLANK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675"><path fill="${palette.lilacPale}" d="M0 0h1200v675H0z"/></svg>`;

/** Skips symbolic links, which the content check refuses, and hidden files: textFiles('content') → ['site.yaml', 'events/1-lesung.yaml', …] */
const textFiles = (root: string) =>
  (readdirSync(root, { recursive: true }) as string[])
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.yaml') && !/(^|\/)\./.test(name) && lstatSync(join(root, name)).isFile());

const dataOf = (text: string | undefined): Record<string, unknown> => {
  try {
    return Object(parse(text ?? '', { stringKeys: true }));
  } catch {
    return {};
  }
};
const nameOf = (text: string | undefined) => {
  const { id, title, motto, subject } = dataOf(text);
  return id ?? title ?? motto ?? subject;
};

/** Temporary name of a new file; the check needs only its number. */
const newFile = ({ kind, text }: Draft) => {
  const { id } = dataOf(text);
  return `${kind}/${typeof id === 'number' ? `${id}-` : ''}${CHOSEN}.yaml`;
};

/** Finds a file by its text or, if that changed elsewhere or could not be written, by its id or title. */
function fileWith(root: string, kind: KindName, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const files = textFiles(root)
    .filter((file) => file.startsWith(`${kind}/`))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const same = files.find((one) => one.text.trim() === text.trim());
  const name = nameOf(text);
  return (same ?? files.find((one) => name !== undefined && nameOf(one.text) === name))?.file;
}

/** File of a draft: fileOf('content', { kind: 'events', text, old }) → { file: 'events/1-lesung.yaml', isNew: false } */
export function fileOf(root: string, draft: Draft): { file: string; isNew: boolean } {
  const { kind, text, old, fresh } = draft;
  if (!isFolder(kind)) return { file: `${kind}.yaml`, isNew: false };
  const file = fileWith(root, kind, old ?? (nameOf(fresh) === nameOf(text) ? fresh : undefined));
  return { file: file ?? newFile(draft), isNew: file === undefined };
}

function linkFolder(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  symlinkSync(resolve(from), to, 'junction');
}

/** Copy of the content that can hold a draft: pictures are linked, texts copied. */
export class ContentCopy {
  readonly #texts = new Map<string, string>();

  constructor(
    readonly root: string,
    readonly folder: string,
  ) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(join(folder, 'pictures', CHOSEN), { recursive: true });
    writeFileSync(join(folder, 'pictures', STAND_IN), BLANK);
    this.#linkPictures();
    if (lstatSync(join(root, 'audio'), { throwIfNoEntry: false })?.isDirectory())
      linkFolder(join(root, 'audio'), join(folder, 'audio'));
  }

  #linkPictures(): void {
    const [from, to] = [join(this.root, 'pictures'), join(this.folder, 'pictures')];
    for (const entry of existsSync(from) ? readdirSync(from, { withFileTypes: true }) : []) {
      const { name } = entry;
      if (existsSync(join(to, name))) continue;
      if (entry.isDirectory()) linkFolder(join(from, name), join(to, name));
      else if (entry.isFile()) cpSync(join(from, name), join(to, name));
    }
  }

  /** Names unsaved pictures, and replaces those being saved by a blank one. */
  #withPictures({ text, old, pictures = [] }: Draft): string {
    const chosen = pictures.reduce((written, { src, type, data }) => {
      const bytes = Buffer.from(data, 'base64');
      const name = `${CHOSEN}/${hashOf([bytes])}.${type === 'image/svg+xml' ? 'svg' : 'webp'}`;
      writeFileSync(join(this.folder, 'pictures', name), bytes);
      return written.replaceAll(src, name);
    }, text);
    return picturesIn(dataOf(chosen))
      .filter(({ src }) => !src.startsWith('https:') && !old?.includes(src))
      .filter(({ src }) => !existsSync(join(this.folder, 'pictures', src)))
      .reduce((written, { src }) => written.replaceAll(src, STAND_IN), chosen);
  }

  #write(file: string, text: string): void {
    if (this.#texts.get(file) === text) return;
    mkdirSync(join(this.folder, file, '..'), { recursive: true });
    writeFileSync(join(this.folder, file), text);
    this.#texts.set(file, text);
  }

  /** → [{ slug: 'eulen', text: 'title: …' }, …] */
  articles(): { slug: string; text: string }[] {
    return [...this.#texts]
      .filter(([file]) => file.startsWith('articles/'))
      .map(([file, text]) => ({ slug: slugOf(file), text }));
  }

  /** Copies the current content, with the draft in place of its file; → the file */
  take(draft: Draft): { file: string; isNew: boolean } {
    this.#linkPictures();
    const place = fileOf(this.root, draft);
    this.#hold(new Map(this.#saved()).set(place.file, this.#withPictures(draft)));
    return place;
  }

  /** Copies the saved content without one file. */
  leaveOut(missing?: string): void {
    this.#linkPictures();
    this.#hold(new Map(this.#saved().filter(([file]) => file !== missing)));
  }

  #saved(): [file: string, text: string][] {
    return textFiles(this.root).map((file) => [file, readFileSync(join(this.root, file), 'utf8')]);
  }

  #hold(texts: ReadonlyMap<string, string>): void {
    for (const [file, text] of texts) this.#write(file, text);
    for (const file of this.#texts.keys()) {
      if (texts.has(file)) continue;
      rmSync(join(this.folder, file), { force: true });
      this.#texts.delete(file);
    }
  }
}

/** slugOf('events/1-lesung.yaml') → '1-lesung' */
export const slugOf = (file: string) => basename(file, '.yaml');
