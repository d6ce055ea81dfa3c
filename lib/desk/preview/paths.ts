/** What the desk tells the page that it shows, so that it is read again. */
export const RELOAD = 'redaktion:neu';
/** Where the desk asks what it says of a draft. */
export const DRAFT = '/redaktion/entwurf';
/** Where it asks what needs a file that is to be removed. */
export const USES = '/redaktion/gebraucht';
/** Where it asks how full the pages of the paper are that print it. */
export const FULL = '/redaktion/satz';
