import '@testing-library/jest-dom';

// A busy machine may take its time, tenfold if need be; only a failing test waits so long.
jest.setTimeout(120_000);

// jsdom has no network of its own; what a page fetches there is simply not to be had.
globalThis.fetch ??= () => Promise.reject(new TypeError('no network'));

// Next puts the inline scripts into the components; they have tests of their own (tests/lib/export/inline.test.ts).
process.env.INLINE_SCRIPTS = JSON.stringify({ early: '', level: '' });
