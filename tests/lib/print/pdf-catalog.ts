import { inflateSync } from 'node:zlib';

/** A minimal PDF parser for our checks, as veraPDF is not available on every machine. */
export type Pdf = { objects: Map<number, string>; catalog: string };

const inflated = (bytes: Buffer) => inflateSync(bytes).toString('latin1');

/** Objects by number, including those in object streams; text streams are inflated. */
export function readPdf(bytes: Buffer): Pdf {
  const text = bytes.toString('latin1');
  const objects = new Map<number, string>();
  for (const match of text.matchAll(/(\d+) 0 obj\b([\s\S]*?)endobj/g)) {
    const [, number = '', body = ''] = match;
    const stream = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(body);
    const packed =
      stream?.[1] !== undefined && body.includes('/FlateDecode') ? Buffer.from(stream[1], 'latin1') : undefined;
    const isText = /\/Type\s*\/(ObjStm|Metadata)/.test(body);
    const head = body.slice(0, stream?.index ?? body.length);
    if (!isText || !stream) objects.set(Number(number), head);
    else if (body.includes('/ObjStm')) {
      const content = packed ? inflated(packed) : (stream[1] ?? '');
      const first = Number(/\/First (\d+)/.exec(head)?.[1]);
      const places = content.slice(0, first).trim().split(/\s+/).map(Number);
      for (let at = 0; at < places.length; at += 2) {
        const end = places[at + 3] ?? content.length - first;
        objects.set(places[at] ?? 0, content.slice(first + (places[at + 1] ?? 0), first + end));
      }
    } else {
      // XMP metadata is UTF-8.
      const content = packed ? inflated(packed) : (stream[1] ?? '');
      objects.set(Number(number), `${head}\n${Buffer.from(content, 'latin1').toString('utf8')}`);
    }
  }
  const catalog = [...objects.values()].find((body) => /\/Type\s*\/Catalog\b/.test(body)) ?? '';
  return { objects, catalog };
}

/** referred(pdf, 'Outlines') → the object that the catalog refers to by this name */
export const referred = ({ objects, catalog }: Pdf, name: string): string =>
  objects.get(Number(new RegExp(`/${name} (\\d+) 0 R`).exec(catalog)?.[1])) ?? '';

/** Decodes a PDF string: pdfText('(D\\374DA)') → 'DüDA', pdfText('<FEFF0044>') → 'D' */
export function pdfText(value: string): string {
  const hex = /^<([0-9A-Fa-f\s]+)>/.exec(value)?.[1];
  const raw = hex
    ? Buffer.from(hex.replace(/\s/g, ''), 'hex')
    : Buffer.from(
        (/^\(([\s\S]*)\)/.exec(value)?.[1] ?? '').replace(/\\(\d{3}|.)/g, (_, code: string) =>
          /^\d/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : ({ n: '\n', r: '\r' }[code] ?? code),
        ),
        'latin1',
      );
  return raw[0] === 0xfe && raw[1] === 0xff ? raw.subarray(2).swap16().toString('utf16le') : raw.toString('latin1');
}

/** Unique font names without their six-letter subset prefix. */
export const fontsOf = ({ objects }: Pdf): string[] =>
  [...new Set([...objects.values()].flatMap((body) => /\/BaseFont\s*\/([^\s/<>[\]()]+)/.exec(body)?.[1] ?? []))]
    .map((name) => name.replace(/^[A-Z]{6}\+/, '').replace(/-Identity-H$/, ''))
    .filter((name, at, all) => all.indexOf(name) === at)
    .sort();

/** Counts structure elements by type → Map { 'H1' → 1, 'P' → 40 } */
export function tagsOf({ objects }: Pdf): Map<string, number> {
  const tags = new Map<string, number>();
  for (const body of objects.values()) {
    const tag = /\/Type\s*\/StructElem\b/.test(body) ? /\/S\s*\/(\w+)/.exec(body)?.[1] : undefined;
    if (tag) tags.set(tag, (tags.get(tag) ?? 0) + 1);
  }
  return tags;
}
