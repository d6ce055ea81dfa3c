import type { Content } from 'content/kinds';

export type Words = Content['lists']['kept'];

/** The build prepends the texts to this script, so that pages do not carry them (lib/export/keep-files.ts):
 * words() → { title: 'Mitgenommen', … } */
export const words = (): Words => (globalThis as unknown as { KEPT_WORDS: Words }).KEPT_WORDS;
