/** Path of the CMS, locally and on the site (decision 0026). */
export const CMS_PATH = '/redaktion/';

/** Whether a file below out/ belongs to the CMS: isOfCms('redaktion/index.html') → true */
export const isOfCms = (name: string) => `/${name}`.startsWith(CMS_PATH);
