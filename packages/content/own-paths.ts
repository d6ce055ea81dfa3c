/** Endpoint of this project's own receiver; no page has this address. */
export const ORDERS_PATH = '/bestellungen';

/** Decoded paths, in the syntax of Go, JavaScript and RE2. Others get no redirect to a trailing slash, as browsers
 * resolve '/\x' and '//x' to another site. */
export const PLAIN_PATH = '^(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*/?$';

/** The page of the general terms, which receipts and mails name. */
export const TERMS_PATH = '/agb/';

/** The receiver's pages for the publisher's staff. */
export const OFFICE_PATH = '/buero/';

/** What the receiver knows of the site, beside the pages and never served with them. */
export const ORDERS_FILE = 'deploy/orders.content.json';
