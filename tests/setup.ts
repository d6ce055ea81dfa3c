import { TextDecoder as decoder } from 'node:util';
import { patience } from './slowness';

jest.setTimeout(patience(60));

// jsdom has no network, so every fetch fails.
globalThis.fetch ??= () => Promise.reject(new TypeError('no network'));

// jsdom has no performance timeline; tests see every page as freshly opened.
globalThis.performance.getEntriesByType ??= () => [];

// jsdom has no TextDecoder; every browser does.
globalThis.TextDecoder ??= decoder as typeof TextDecoder;

// Next's bundler inlines the scripts into components; they have their own tests (tests/lib/export/inline.test.ts).
process.env.INLINE_SCRIPTS = JSON.stringify({ early: '', level: '' });
