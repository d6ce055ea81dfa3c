import type { Title } from '@/lib/content/schema/title';
import { themesOf } from '@/lib/title/themes';

/** Replaces the module that reads content/title.yaml; the twin's build inlines the title. */
export const title: Title = JSON.parse(process.env.TITLE ?? '');
export const { palette } = title;
export const themes = themesOf(title);
