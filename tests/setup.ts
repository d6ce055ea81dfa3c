import '@testing-library/jest-dom';

// jsdom has no network of its own; what a page fetches there is simply not to be had.
globalThis.fetch ??= () => Promise.reject(new TypeError('no network'));
