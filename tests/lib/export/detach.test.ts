import { addPlainScript } from '@/lib/export/passes/add-plain-script';
import { detach, sleepingOf } from '@/lib/export/passes/detach';
import { readPage } from '@/lib/export/read';
import { exported } from './page';

const CONTEXT = { base: '' };
const WAKER = '/_next/static/plain/a.js';
const bare = (html = exported()) => readPage('agb/index.html', html);
const whole = (html?: string) => addPlainScript(bare(html), { src: WAKER });
const run = (document: ReturnType<typeof bare>) =>
  detach(document, { ...CONTEXT, waker: WAKER, sleeping: sleepingOf(document, CONTEXT) });

test('what a page wakes with has an address of its own, by what stands in it', () => {
  const { address } = sleepingOf(whole(), CONTEXT) ?? {};
  expect(sleepingOf(whole(), CONTEXT)?.address).toBe(address);
  expect(sleepingOf(whole(exported({ own: '.b{}' })), CONTEXT)?.address).not.toBe(address);
});

test('a page whose script to wake it is missing stops the build', () => {
  expect(() => run(bare())).toThrow(
    'detach: agb/index.html, ganze Seite: Das Skript, das sie wecken soll, steht 0-mal da.',
  );
});

test('a page whose islands lack their scripts stops the build', () => {
  const html = exported().replace('<script src="/_next/static/chunks/a.js" async=""></script>', '');
  expect(() => run(whole(html))).toThrow(
    'detach: agb/index.html, ganze Seite: Zu den Inseln der Seite fehlen die Skripte.',
  );
});
