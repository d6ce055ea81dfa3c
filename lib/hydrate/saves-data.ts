/** Works in pages and workers: savesData() → whether the visitor asked for reduced data use */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
