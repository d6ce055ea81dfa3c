import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { quickly } from './computed-style';
import { patience } from './slowness';

configure({ asyncUtilTimeout: patience(10) });

// jsdom does not know <search> (in HTML since 2023), and React warns about unknown elements.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});

// jsdom has no layout, so it cannot scroll.
Element.prototype.scrollIntoView ??= () => undefined;

// jsdom draws nothing, and says so each time axe asks for a canvas.
HTMLCanvasElement.prototype.getContext = () => null;

window.getComputedStyle = quickly(window.getComputedStyle.bind(window));
