import { createHash } from 'node:crypto';
import { refuserOf } from '../fault';
import { inlineScripts, NEXT } from '../scripts';
import { type Document, type Element, elementsIn, replaceElements } from '../tree';

const PASS = 'detach';

/** What a page wakes with: React's data as a script, and the scripts those need. */
export type Sleeping = { address: string; code: string; chunks: string[] };

const isChunk = ({ name, attributes }: Element) => name === 'script' && attributes.async !== undefined;
const isHint = ({ name, attributes }: Element) =>
  name === 'link' && attributes.rel === 'preload' && attributes.as === 'script';

/** Undefined where no island could wake: → { address: '_next/static/pages/3f2a9c01b7de.js', code: 'self.__next_f…', chunks } */
export function sleepingOf(document: Document, { base }: { base: string }): Sleeping | undefined {
  const elements = [...elementsIn(document.nodes)];
  if (!elements.some(({ attributes }) => attributes['data-wake'] !== undefined)) return undefined;
  const scripts = inlineScripts(document, PASS, base);
  // The loader starts React, which would go on without data that came after it.
  const ofKind = (kind: (typeof NEXT)[number]) => scripts.filter((script) => script.kind === kind);
  const code = [...ofKind('start'), ...ofKind('push'), ...ofKind('loader')].map(({ text }) => text).join(';\n');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 12);
  const chunks = [...new Set(elements.filter(isChunk).map(({ attributes }) => attributes.src ?? ''))];
  return { address: `_next/static/pages/${hash}.js`, code, chunks };
}

/**
 * Loads nothing of React before it is needed: the script at the address `waker` is told what wakes it, in the order it is to run.
 * → '<script defer src="…/plain/…js" data-sleeping="/_next/static/chunks/a.js /_next/static/pages/3f2a9c01b7de.js">'
 * Invariants: there is that one script; a page with islands has scripts to wake them.
 */
export function detach(
  document: Document,
  { base, sleeping, waker }: { base: string; sleeping: Sleeping | undefined; waker: string },
): Document {
  const refuse = refuserOf(PASS, document.page);
  if (sleeping?.chunks.length === 0) refuse('ganze Seite', 'Zu den Inseln der Seite fehlen die Skripte.');
  const gone = new Set(
    inlineScripts(document, PASS, base)
      .filter(({ kind }) => NEXT.some((next) => next === kind))
      .map(({ element }) => element),
  );
  let told = 0;
  const nodes = replaceElements(document.nodes, (element, original) => {
    if (gone.has(original) || isChunk(element) || isHint(element)) return [];
    if (element.name !== 'script' || element.attributes.src !== waker) return [element];
    told += 1;
    if (!sleeping) return [element];
    const wakes = [...sleeping.chunks, `${base}/${sleeping.address}`].join(' ');
    return [{ ...element, attributes: { ...element.attributes, 'data-sleeping': wakes } }];
  });
  if (told !== 1) refuse('ganze Seite', `Das Skript, das sie wecken soll, steht ${told}-mal da.`);
  return { ...document, nodes };
}
