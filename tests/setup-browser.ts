import { configure } from '@testing-library/react';

// As in setup.ts: what a test waits for may come late.
configure({ asyncUtilTimeout: 60_000 });

// jsdom does not know <search>, an element of HTML since 2023, and React warns of every element the browser does not know.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});
