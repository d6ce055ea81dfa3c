import type { Title } from '@/lib/content/schema/title';
import { themesOf } from '@/lib/title/themes';

/** Replaces the module that reads content/title.yaml; the build of the twin puts the title in place. */
export const title: Title = JSON.parse(process.env.TITLE ?? '');
export const { palette } = title;
export const themes = themesOf(title);
