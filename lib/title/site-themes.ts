import { title } from 'content/title';
import { themesOf } from './themes';

/** The colours of each theme, for Node. */
export const themes = themesOf(title);
