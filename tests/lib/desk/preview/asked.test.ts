import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { askedOf, draftAsked, fileAsked } from '@/lib/desk/preview/asked';

const sent = (...parts: (string | Buffer)[]) =>
  Readable.from(parts.map((part) => Buffer.from(part))) as IncomingMessage;
const draft = { kind: 'events', text: 'id: 1', pictures: [{ src: 'blob:1', type: 'image/webp', data: 'AAAA' }] };

test('a draft and a file are read as they were sent', async () => {
  expect(await askedOf(sent(JSON.stringify(draft)), draftAsked)).toEqual(draft);
  expect(await askedOf(sent('{"file":', '"faq.yaml"}'), fileAsked)).toEqual({ file: 'faq.yaml' });
});

test.each([
  ['no JSON', 'x'],
  ['nothing', 'null'],
  ['a list', '[]'],
  ['no kind', JSON.stringify({ text: '' })],
  ['a word that every object knows', JSON.stringify({ ...draft, kind: 'constructor' })],
  ['no text', JSON.stringify({ kind: 'events' })],
  ['fields as a text', JSON.stringify({ ...draft, text: {} })],
  ['no list of pictures', JSON.stringify({ ...draft, pictures: 'x' })],
  ['a picture without a name', JSON.stringify({ ...draft, pictures: [{ src: '', type: '', data: '' }] })],
  ['a picture that is no base64', JSON.stringify({ ...draft, pictures: [{ src: 'a', type: '', data: '<svg/>' }] })],
])('a draft that is %s is answered with 400', async (_, text) => {
  await expect(askedOf(sent(text), draftAsked)).rejects.toMatchObject({ status: 400 });
});

test('a draft of more than 64 megabytes is answered with 413', async () => {
  const part = Buffer.alloc(1024 * 1024);
  await expect(askedOf(sent(...Array<Buffer>(65).fill(part)), draftAsked)).rejects.toMatchObject({ status: 413 });
});
