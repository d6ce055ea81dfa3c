/** Where the site with a draft in it lies beside the desk. */
export const PREVIEW = '/redaktion/vorschau';
/** Where the desk asks what it says of a draft. */
export const DRAFT = '/redaktion/entwurf';
/** Where it asks what needs a file that is to be removed. */
export const USES = '/redaktion/gebraucht';
/** Where it asks how full the pages of the paper are that print it. */
export const FULL = '/redaktion/satz';
