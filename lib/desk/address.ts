/** Where the desk lies, on this machine and on the site (decision 0026). */
export const DESK_PATH = '/redaktion/';

/** Of a file below out/: isOfDesk('redaktion/index.html') → true */
export const isOfDesk = (name: string) => `/${name}`.startsWith(DESK_PATH);
