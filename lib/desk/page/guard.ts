import type { Fault } from 'content/fault';
import { type Draft, tidy } from '../format/open';
import { changedElsewhere, incomplete, stillNeeded, UNCHECKED, writeFailed } from './refusals';

type Guard = { drafts: ReadonlyMap<string, Draft>; tell: (sentences: readonly string[], heading?: string) => void };
/** Faults in other files if a file were gone: 'events/1-lesung.yaml' */
type Uses = (file: string) => Promise<readonly Fault[]>;
type Move = (folder: FileSystemDirectoryHandle, name: string) => Promise<void>;

/** Prefix of Sveltia's temporary files, which are renamed after writing. */
const BESIDE = '.sveltia-tmp-';

class Refusal extends Error {
  constructor(readonly sentences: readonly string[]) {
    // Sveltia shows the message in its own dialog, before our panel.
    super(sentences[0]);
  }
}

const isText = (name: string) => name.endsWith('.yaml');
const textOf = async (file: FileSystemFileHandle) => tidy(await (await file.getFile()).text());

async function present(folder: FileSystemDirectoryHandle, name: string) {
  try {
    return await textOf(await folder.getFileHandle(name));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
    throw error;
  }
}

/** Refuses to delete files that other texts need, and names those. Sveltia protects only entries chosen from a list. */
export function guardRemoval(uses: Uses, tell: Guard['tell']): void {
  const folders = FileSystemDirectoryHandle.prototype;
  const { removeEntry } = folders;
  folders.removeEntry = async function (name, options) {
    const asked = isText(name) && !name.startsWith(BESIDE);
    const faults = asked ? await uses(`${this.name}/${name}`).catch(() => undefined) : [];
    if (faults?.length === 0) return removeEntry.call(this, name, options);
    const refusal = new Refusal(faults ? stillNeeded(name, faults) : UNCHECKED);
    tell(refusal.sentences, 'Nicht gelöscht');
    throw refusal;
  };
}

/** Sveltia overwrites changes by other windows and programs, and takes a file for written even if closing it failed.
 * Both are refused here with a message, before the file is touched. */
export function guardFiles({ drafts, tell }: Guard): void {
  const files = FileSystemFileHandle.prototype as FileSystemFileHandle & { move?: Move };
  const folders = FileSystemDirectoryHandle.prototype;
  const { createWritable, move } = files;
  const { getFileHandle } = folders;
  const sizes = new WeakMap<FileSystemFileHandle, number>();

  /** An empty file was just created for writing. */
  const look = (text: string, old: string | undefined, name: string) => {
    if (old === undefined || old === tidy('') || drafts.get(text)?.fits(old)) return;
    throw new Refusal(changedElsewhere(name));
  };

  async function told<T>(name: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(writeFailed(name, error));
      tell(refusal.sentences);
      throw refusal;
    }
  }

  folders.getFileHandle = function (name, options) {
    const found = () => getFileHandle.call(this, name, options);
    return options?.create ? told(name, found) : found();
  };

  files.createWritable = async function (options) {
    const writer = await told(this.name, () => createWritable.call(this, options));
    const write = writer.write.bind(writer);
    writer.write = (data) =>
      told(this.name, async () => {
        try {
          if (typeof data === 'string' && isText(this.name)) look(tidy(data), await textOf(this), this.name);
          await write(data);
        } catch (error) {
          // Sveltia would close the failed writer, which empties the file.
          await writer.abort().catch(() => undefined);
          throw error;
        }
        sizes.set(this, new Blob([data as BlobPart]).size);
        if (typeof data === 'string' && isText(this.name)) drafts.get(tidy(data))?.written();
      });
    return writer;
  };

  if (!move) return;
  files.move = function (folder, name) {
    return told(name, async () => {
      const isNew = this.name.startsWith(BESIDE);
      if (isNew && (await this.getFile()).size !== sizes.get(this)) throw new Refusal(incomplete(name));
      const text = isText(name) ? await textOf(this) : undefined;
      if (text !== undefined) look(text, await present(folder, name), name);
      await move.call(this, folder, name);
      if (isNew && text !== undefined) drafts.get(text)?.written();
    });
  };
}
