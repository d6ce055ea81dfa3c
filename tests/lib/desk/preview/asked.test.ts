import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { draftAsked, fileAsked, parseRequest } from '@/lib/desk/preview/asked';

const sent = (...parts: (string | Buffer)[]) =>
  Readable.from(parts.map((part) => Buffer.from(part))) as IncomingMessage;
const draft = { kind: 'events', text: 'id: 1', pictures: [{ src: 'blob:1', type: 'image/webp', data: 'AAAA' }] };

test('parses a draft and a file as sent', async () => {
  expect(await parseRequest(sent(JSON.stringify(draft)), draftAsked)).toEqual(draft);
  expect(await parseRequest(sent('{"file":', '"faq.yaml"}'), fileAsked)).toEqual({ file: 'faq.yaml' });
});

test.each([
  ['no JSON', 'x'],
  ['nothing', 'null'],
  ['a list', '[]'],
  ['no kind', JSON.stringify({ text: '' })],
  ['a kind from Object.prototype', JSON.stringify({ ...draft, kind: 'constructor' })],
  ['no text', JSON.stringify({ kind: 'events' })],
  ['fields given as a text', JSON.stringify({ ...draft, text: {} })],
  ['pictures that are not a list', JSON.stringify({ ...draft, pictures: 'x' })],
  ['a picture without a name', JSON.stringify({ ...draft, pictures: [{ src: '', type: '', data: '' }] })],
  ['a picture that is not base64', JSON.stringify({ ...draft, pictures: [{ src: 'a', type: '', data: '<svg/>' }] })],
])('answers 400 for an invalid draft: %s', async (_, text) => {
  await expect(parseRequest(sent(text), draftAsked)).rejects.toMatchObject({ status: 400 });
});

test('answers 413 for a draft of more than 64 megabytes', async () => {
  const part = Buffer.alloc(1024 * 1024);
  await expect(parseRequest(sent(...Array<Buffer>(65).fill(part)), draftAsked)).rejects.toMatchObject({ status: 413 });
});
