export type Size = { width: number; height: number };

type Reader = (head: DataView) => Size | undefined;

const text = (head: DataView, at: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, nth) => head.getUint8(at + nth)));
const uint24 = (head: DataView, at: number) => head.getUint16(at, true) | (head.getUint8(at + 2) << 16);

/** RIFF container with one of three WebP chunks. */
const webp: Reader = (head) => {
  if (text(head, 0, 4) !== 'RIFF' || text(head, 8, 4) !== 'WEBP') return undefined;
  switch (text(head, 12, 4)) {
    case 'VP8X':
      return { width: uint24(head, 24) + 1, height: uint24(head, 27) + 1 };
    case 'VP8L': {
      const bits = head.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { width: head.getUint16(26, true) & 0x3fff, height: head.getUint16(28, true) & 0x3fff };
    default:
      return undefined;
  }
};

const png: Reader = (head) =>
  text(head, 1, 3) === 'PNG' && text(head, 12, 4) === 'IHDR'
    ? { width: head.getUint32(16), height: head.getUint32(20) }
    : undefined;

/** Walks the segments to the frame header with the size: C0 to CF, except C4, C8 and CC. */
function frameAt(head: DataView): number | undefined {
  if (head.getUint16(0) !== 0xff_d8) return undefined;
  let at = 2;
  while (head.getUint8(at) === 0xff) {
    const kind = head.getUint8(at + 1);
    if (kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind)) return at;
    at += 2 + head.getUint16(at + 2);
  }
  return undefined;
}

const jpeg: Reader = (head) => {
  const at = frameAt(head);
  return at === undefined ? undefined : { width: head.getUint16(at + 7), height: head.getUint16(at + 5) };
};

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Size from the file header, before rotation; undefined for formats other than WebP, PNG and JPEG:
 * pictureSize(bytes) → { width: 1600, height: 900 } */
export function pictureSize(bytes: Uint8Array): Size | undefined {
  const head = viewOf(bytes);
  try {
    return webp(head) ?? png(head) ?? jpeg(head);
  } catch (error) {
    // The header is cut off.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Whether a picture with a size has its end, too; browsers show half a JPEG as a photo that is grey below:
 * isWhole(bytes) → false after a download that broke off */
export function isWhole(bytes: Uint8Array): boolean {
  const head = viewOf(bytes);
  if (webp(head)) return head.getUint32(4, true) + 8 <= bytes.length;
  const content = new TextDecoder('latin1').decode(bytes);
  // A JPEG's preview, before the frame header, has an end of its own.
  return png(head) ? content.includes('IEND') : content.includes('\xff\xd9', frameAt(head));
}
