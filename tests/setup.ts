import { TextDecoder as decoder } from 'node:util';
import { patience } from './slowness';

jest.setTimeout(patience(60));

// jsdom has no network of its own; what a page fetches there is simply not to be had.
globalThis.fetch ??= () => Promise.reject(new TypeError('no network'));

// jsdom has no timeline: there every page has just been opened.
globalThis.performance.getEntriesByType ??= () => [];

// jsdom has no decoder of its own either; every browser has one.
globalThis.TextDecoder ??= decoder as typeof TextDecoder;

// Next puts the inline scripts into the components; they have tests of their own (tests/lib/export/inline.test.ts).
process.env.INLINE_SCRIPTS = JSON.stringify({ early: '', level: '' });
