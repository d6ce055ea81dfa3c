import type { Content } from '@/lib/content/kinds';

export type Words = Content['lists']['kept'];

/** Written before this script by the build, so that no page carries them (lib/export/keep-files.ts): → { title: 'Mitgenommen', … } */
export const words = (): Words => (globalThis as unknown as { KEPT_WORDS: Words }).KEPT_WORDS;
