import { printSheets } from '@/lib/print/worksheets/print-sheets';
import { SHEET_MANIFEST } from '@/lib/school/printed';
import { setFiles } from './set-files';

const { worksheets } = await setFiles('worksheets', SHEET_MANIFEST, (content, options) =>
  content.worksheets.map((worksheet) => [worksheet.slug, () => printSheets(content, worksheet, options)]),
);
console.log(`Zu ${worksheets.length} Artikeln sind Arbeitsblätter gesetzt.`);
