import { title } from 'content/title';

/** Author of all texts, on pages and in structured data: 'DUDA-Redaktion' */
export const NEWSROOM = `${title.name}-Redaktion`;
