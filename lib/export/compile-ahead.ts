/** Browsers that know the hint compile all of such a script while it arrives, beside the page's work, and not function by
 * function as it runs: waking takes half the time of the main thread (decision 0034). */
const HINT = '//# allFunctionsCalledOnLoad';

/** compileAhead('(globalThis.TURBOPACK…') → '//# allFunctionsCalledOnLoad\n(globalThis.TURBOPACK…' */
export const compileAhead = (code: string) => `${HINT}\n${code}`;
