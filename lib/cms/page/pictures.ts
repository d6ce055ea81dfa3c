import { MAX_BYTES, MAX_PIXELS } from 'content/picture-rules';
import { isWhole, pictureSize } from 'content/picture-size';
import { cleanName, judged, PICTURE_TYPES } from '../pictures';
import { make } from './make';

const TYPES: Record<string, string> = { svg: 'image/svg+xml', heic: 'image/heic', heif: 'image/heif' };
const typeOf = ({ name, type }: File) => type || TYPES[name.toLowerCase().split('.').at(-1) ?? ''] || '';

/** Checks the header first: a file of a megabyte can hold more pixels than fit into memory. */
async function sizeOf(file: File) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const size = pictureSize(bytes);
  if (size && size.width * size.height > MAX_PIXELS) return size;
  if (size && !isWhole(bytes)) return {};
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return {};
  }
}

function tell(heading: string, sentences: readonly string[]): void {
  document.querySelector('#told')?.remove();
  const title = make('h2', { id: 'told-heading' }, heading);
  const close = make('button', { onclick: () => dialog.close() }, 'Verstanden');
  const paragraphs = sentences.map((sentence) => make('p', {}, sentence));
  const dialog = make('dialog', { id: 'told', onclose: () => dialog.remove() }, title, ...paragraphs, close);
  dialog.setAttribute('aria-labelledby', title.id);
  document.body.append(dialog);
  dialog.showModal();
}

/** All files under clean names, or none if one is refused; shows warnings. */
async function taken(files: readonly File[]): Promise<File[]> {
  const verdicts = await Promise.all(
    files.map(async (file) => {
      const type = typeOf(file);
      const { name, size } = file;
      // Files over the limit are not read.
      if (size > MAX_BYTES || !PICTURE_TYPES.includes(type)) return judged({ name, size, type });
      const content = type === TYPES.svg ? { svg: new Uint8Array(await file.arrayBuffer()) } : await sizeOf(file);
      return judged({ name, size, type, ...content });
    }),
  );
  const refused = verdicts.flatMap((verdict) => verdict.refused ?? []);
  const warnings = verdicts.flatMap((verdict) => verdict.warning ?? []);
  if (refused.length > 0) tell('Das Bild wurde nicht übernommen', refused);
  else if (warnings.length > 0) tell('Das Bild ist klein', warnings);
  if (refused.length > 0) return [];
  return files.map((file, at) => {
    const { drawing = file } = verdicts[at] ?? {};
    return new File([drawing], cleanName(file.name), { type: typeOf(file), lastModified: file.lastModified });
  });
}

const passed = new WeakSet<Event>();

async function choose(input: HTMLInputElement): Promise<void> {
  const files = new DataTransfer();
  for (const file of await taken([...(input.files ?? [])])) files.items.add(file);
  if (files.files.length === 0) {
    input.value = '';
    return;
  }
  input.files = files.files;
  const again = new Event('change', { bubbles: true });
  passed.add(again);
  input.dispatchEvent(again);
}

/** Sveltia's drop zones accept this event for dropped files. */
async function drop(zone: Element, dropped: readonly File[]): Promise<void> {
  const { nextElementSibling: input } = zone;
  const isSingle = input instanceof HTMLInputElement && !input.multiple;
  zone.dispatchEvent(new Event('dragleave'));
  const files = await taken(isSingle ? dropped.slice(0, 1) : dropped);
  if (files.length > 0) zone.dispatchEvent(new CustomEvent('Select', { detail: { files } }));
}

export function guardPictures(): void {
  window.addEventListener(
    'change',
    (event) => {
      const { target } = event;
      if (passed.has(event) || !(target instanceof HTMLInputElement) || target.type !== 'file') return;
      event.stopImmediatePropagation();
      if (target.files?.length) void choose(target);
    },
    true,
  );
  window.addEventListener(
    'drop',
    (event) => {
      const zone = event.target instanceof Element ? event.target.closest('.drop-target') : null;
      const files = [...(event.dataTransfer?.files ?? [])];
      if (!zone || files.length === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void drop(zone, files);
    },
    true,
  );
}
