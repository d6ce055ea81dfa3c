/**
 * Marks the root element when a script of the page does not arrive or cannot be run. The styles then show what is meant
 * for a page without script, as far as nothing has come alive. Parts that load on use say so themselves: their scripts
 * are not in the HTML and carry no `async`.
 */
export const LOST_SCRIPTS = `addEventListener('error',({target})=>{if(!(target instanceof Element)||target.matches('script[async]'))document.documentElement.dataset.scripts='lost'},true)`;
