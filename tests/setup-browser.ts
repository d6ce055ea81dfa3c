import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { quickly } from './computed-style';
import { patience } from './slowness';

configure({ asyncUtilTimeout: patience(10) });

// jsdom does not know <search>, an element of HTML since 2023, and React warns of every element the browser does not know.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});

// jsdom lays nothing out, and so has nowhere to scroll to.
Element.prototype.scrollIntoView ??= () => undefined;

window.getComputedStyle = quickly(window.getComputedStyle.bind(window));
