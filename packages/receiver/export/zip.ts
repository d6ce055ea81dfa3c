import { deflateRawSync } from 'node:zlib';

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32; Node has one only since 22.2. */
function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/** 1 January 1980, so that the same content makes the same bytes. */
const DATE = 0x21;
const DEFLATED = 8;
/** Names are UTF-8. */
const FLAGS = 0x800;
const VERSION = 20;

/** zipOf({ 'a.xml': '<a/>' }) → bytes of an archive with these files */
export function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, content] = [Buffer.from(path), Buffer.from(text)];
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(26);
    for (const [at, value] of [VERSION, FLAGS, DEFLATED, 0, DATE].entries()) facts.writeUInt16LE(value, at * 2);
    for (const [at, value] of [checksum(content), packed.length, content.length].entries())
      facts.writeUInt32LE(value, 10 + at * 4);
    facts.writeUInt16LE(name.length, 22);
    parts.push(Buffer.from('PK\x03\x04'), facts, name, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    entries.push(Buffer.from(`PK\x01\x02${String.fromCharCode(VERSION)}\0`), facts, place, name);
    offset += 30 + name.length + packed.length;
  }
  const list = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  const count = Object.keys(files).length;
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, end]);
}
