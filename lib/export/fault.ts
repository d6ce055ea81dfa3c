import type { Place } from './tree';

type Where = {
  /** The pass whose invariant does not hold, as its function is called: 'linkStyles'. */
  pass: string;
  /** File name of the page below out/: 'agb/index.html'. */
  page: string;
  /** Where in what Next exported: a node's place, or words such as 'Zeile 3 der Seitendaten'. */
  at: Place | string;
};

const inWords = (at: Place | string) => (typeof at === 'string' ? at : `Zeile ${at.line}, Spalte ${at.column}`);

/**
 * Next wrote something else than a pass expects, so that the build must stop before a page goes out half done.
 *
 * 'linkStyles: agb/index.html, Zeile 1, Spalte 3471: Das Stilelement trägt …'
 */
export class ExportFault extends Error {
  override name = 'ExportFault';

  constructor({ pass, page, at }: Where, what: string) {
    super(`${pass}: ${page}, ${inWords(at)}: ${what}`);
  }
}
