/** `#title` in browsers and in jest; the bundlers inline the values (inlined.ts). */
export const NAME = process.env.TITLE_NAME ?? '';
export const PREFIX = process.env.TITLE_PREFIX ?? '';
