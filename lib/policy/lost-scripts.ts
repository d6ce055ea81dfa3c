/** Marks the root element when a script fails (R-FLT-7). Parts that load on use say so themselves: their scripts carry no `async`. */
export const LOST_SCRIPTS = `addEventListener('error',({target})=>{if(!(target instanceof Element)||target.matches('script[async]'))document.documentElement.dataset.scripts='lost'},true)`;
