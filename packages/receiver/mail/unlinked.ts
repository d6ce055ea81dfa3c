import type { Message } from 'subscription/order/wire';

/** Dots that browsers accept in addresses. */
const DOT = /([.\u3002\uff0e\uff61\u2024])(?=\p{L})/gu;
const SCHEME = /(\p{L}:)(?=\S)/gu;
const FOLDERS = /\\(?=\\)/g;

/** Keeps mail programs from making a link of typed text: unlinked('www.example.com') → 'www. example. com', unlinked('St. Pölten') → 'St. Pölten' */
export const unlinked = (text: string) => text.replace(DOT, '$1 ').replace(SCHEME, '$1 ').replace(FOLDERS, '\\ ');

/** Mail addresses keep their spelling; what the page showed is not mailed. */
const AS_IT_IS = new Set(['email', 'accessEmail', 'seen']);

const deep = (value: unknown, name = ''): unknown => {
  if (AS_IT_IS.has(name)) return value;
  if (typeof value === 'string') return unlinked(value);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, deep(entry, key)]));
};

/** The message as it is mailed, as strangers may type in any name and address: unlinkedMessage(message).payer.lastName → 'Müller' */
export const unlinkedMessage = <M extends Message>(message: M): M => deep(message) as M;
