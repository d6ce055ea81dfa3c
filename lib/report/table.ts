/** A part of the report; a row has as many cells as the head. */
export type Section = { id: string; title: string; lead: string; head: string[]; rows: string[][] };

/** A cell of several things stands line by line: lines(['/news/eulen/', 'Startseite']) → '/news/eulen/\nStartseite' */
export const lines = (texts: readonly string[]) => [...new Set(texts)].join('\n');
