/** What browsers know of it, in pages and workers: savesData() → true where a visitor asked to be sent less */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
