/** `#title` in browsers and in jest: values that the bundlers put in place (inlined.ts). */
export const NAME = process.env.TITLE_NAME ?? '';
export const PREFIX = process.env.TITLE_PREFIX ?? '';
