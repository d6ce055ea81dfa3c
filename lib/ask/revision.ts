/** Changes whenever content changes, so that `next dev` evaluates anew what depends on it (revision-loader.cjs); always '' elsewhere. */
export const revision = '';
