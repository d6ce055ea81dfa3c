import { NAME } from '#title';

/** Author of all texts, on pages and in structured data: 'DUDA-Redaktion' */
export const NEWSROOM = `${NAME}-Redaktion`;
