/** Path of the CMS, locally and on the site (decision 0026). */
export const DESK_PATH = '/redaktion/';

/** Whether a file below out/ belongs to the CMS: isOfDesk('redaktion/index.html') → true */
export const isOfDesk = (name: string) => `/${name}`.startsWith(DESK_PATH);
