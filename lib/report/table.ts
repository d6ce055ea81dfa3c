/** A section of the report; each row has as many cells as `head`. */
export type Section = { id: string; title: string; lead: string; head: string[]; rows: string[][] };

/** Several values of a cell, one per line: lines(['/news/eulen/', 'Startseite']) → '/news/eulen/\nStartseite' */
export const lines = (texts: readonly string[]) => [...new Set(texts)].join('\n');
