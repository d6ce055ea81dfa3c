import { drawingOf } from 'content/drawing';
import { kindOf, MAX_BYTES, MAX_PIXELS, MEGABYTE, MIN_WIDTH, narrowest, WIDTHS } from 'content/picture-rules';

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml', 'image/heic', 'image/heif'];

/** Sveltia's conversion of photos, wide enough for a full printed page. */
export const STORED = { format: 'webp', quality: 90, width: 2400, height: 2400 } as const;

/** A dropped file; without `width` if the browser cannot decode it, with `svg` for an SVG. */
type Dropped = { name: string; type: string; size: number; width?: number; height?: number; svg?: Uint8Array };
/** `drawing` replaces the text of an SVG file. */
type Verdict = { refused?: string; warning?: string; drawing?: string };

const german = (count: number) => count.toLocaleString('de', { maximumFractionDigits: 1 });

/** Objects and covers need only the widest size of their kind. */
const leastOf = (size: { width: number; height: number }) => {
  const kind = kindOf(size);
  return kind === 'object' || kind === 'cover' ? Math.max(...WIDTHS[kind]) : MIN_WIDTH;
};

const unreadable = ({ name, type }: Dropped) =>
  /hei[cf]$/.test(type)
    ? `„${name}“ ist ein Foto im Format HEIC, das dieser Browser nicht lesen kann. Als JPEG gespeichert oder verschickt geht es; auf dem iPhone stellt „Kamera, Formate, Maximal kompatibel“ das ein.`
    : `„${name}“ lässt sich nicht öffnen. Die Datei ist beschädigt, oder ihre Endung stimmt nicht.`;

/** Whether the CMS accepts a file, and a warning for the editor: judged({ name: 'a.png', width: 800, … }) → { warning: '„a.png“ ist nur 800 …' } */
export function judged(file: Dropped): Verdict {
  const { name, type, size, width, height, svg } = file;
  if (!PICTURE_TYPES.includes(type)) {
    return {
      refused: `„${name}“ ist kein Bild, das die Website zeigen kann. Es geht mit JPEG, PNG, WebP und SVG.`,
    };
  }
  if (size > MAX_BYTES) {
    return {
      refused: `„${name}“ hat ${german(size / MEGABYTE)} MB, erlaubt sind ${german(MAX_BYTES / MEGABYTE)}. Vorher kleiner gespeichert, mit ${STORED.width} Punkten Breite, geht es.`,
    };
  }
  if (svg !== undefined) {
    const { text, found } = drawingOf(svg);
    return found === undefined
      ? { drawing: text }
      : {
          refused: `„${name}“ ist mehr als eine Zeichnung. Gefunden: ${found}. Ohne Programm und ohne fremde Adressen, etwa als „einfaches SVG“ gespeichert, geht es.`,
        };
  }
  if (width === undefined || height === undefined) return { refused: unreadable(file) };
  if (width * height > MAX_PIXELS)
    return {
      refused: `„${name}“ hat ${german(width)} × ${german(height)} Punkte, erlaubt sind ${german(MAX_PIXELS / 1_000_000)} Millionen. Vorher kleiner gespeichert, mit ${STORED.width} Punkten Breite, geht es.`,
    };
  if (width < narrowest({ width, height }))
    return {
      refused: `„${name}“ ist nur ${german(width)} Punkte breit. Daraus macht die Website kein Bild; nötig sind ${german(narrowest({ width, height }))}, besser sind ${german(leastOf({ width, height }))} oder mehr.`,
    };
  const least = leastOf({ width, height });
  if (width >= least) return {};
  return {
    warning: `„${name}“ ist nur ${german(width)} Punkte breit. Groß gezeigt wird es unscharf; besser sind ${german(least)} oder mehr. Gespeichert werden kann es trotzdem.`,
  };
}

const LETTERS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Valid in addresses and schemas: cleanName('Größter Berg_2.JPG') → 'groesster-berg-2.jpg' */
export function cleanName(name: string): string {
  const [, stem = name, ending = ''] = /^(.*?)(\.[a-z0-9]+)?$/.exec(name.normalize('NFC').toLowerCase()) ?? [];
  const plain = stem.replace(/[äöüß]/g, (letter) => LETTERS[letter] ?? letter).normalize('NFD');
  const clean = plain
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${clean || 'bild'}${ending}`;
}
