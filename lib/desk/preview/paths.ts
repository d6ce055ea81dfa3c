/** Message that tells the preview to reload. */
export const RELOAD = 'redaktion:neu';
export const DRAFT = '/redaktion/entwurf';
/** Lists what needs a file, before it is deleted. */
export const USES = '/redaktion/gebraucht';
/** Measures how full the printed pages are. */
export const FULL = '/redaktion/satz';
