import { createElement } from 'react';

/** The same script as a file: no inline script runs in the preview. <InlineScript name="early" /> → <script src="/_early.js"> */
export const InlineScript = ({ name }: { name: string }) => createElement('script', { src: `/_${name}.js` });
