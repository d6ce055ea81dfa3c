import { keepTogether } from 'german/no-break';
import { counted } from 'german/text';
import type { PrintedFile } from '@/lib/printed-file';

const KB = 1000;

/** pdfFacts(file) → 'PDF, 4 Seiten, 121 kB' */
export const pdfFacts = ({ bytes, pages }: Pick<PrintedFile, 'bytes' | 'pages'>) =>
  `PDF, ${keepTogether(counted(pages, 'Seite', 'Seiten'))}, ${Math.ceil(bytes / KB)}\u00a0kB`;
