import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PrintData } from './data';
import { type Chosen, type Frame, type Knobs, METADATA, type Place, type Shown } from './metadata';
import { openTypst, type Typeset, type Typst } from './typst-run';

export const TYPST = 'lib/print/typst';

export type SetPages = {
  frames: Frame[];
  knobs: Knobs[];
  places: Place[];
  shown: Shown[];
  /** pdf() → the bytes of a PDF/UA-1 */
  pdf: () => Buffer;
};

export type Setter = (data: PrintData, chosen: Record<string, Chosen>, pages?: readonly number[]) => SetPages;

/** One compiler per process, as it caches the files it reads: makeSetter('.cache/print/fonts-1f2e') → (data, chosen, [2]) → { frames: […], … } */
export function makeSetter(fonts: string, typst: Typst = openTypst(fonts)): Setter {
  const root = process.cwd();
  return (data, chosen, pages) => {
    const file = `content/issues/${data.issue.name}.yaml`;
    for (const { template, pages: on } of data.sheets) {
      if (pages && !on.some(({ number }) => pages.includes(number))) continue;
      if (!existsSync(join(root, TYPST, 'templates', `${template}.typ`)))
        throw new Error(`${file} · Seite ${on[0]?.number}: ${TYPST}/templates/${template}.typ fehlt`);
    }
    const inputs = { knobs: JSON.stringify(chosen), sheets: JSON.stringify(pages ?? null) };
    let set: Typeset;
    try {
      set = typst(join(TYPST, 'main.typ'), data, inputs);
    } catch (error) {
      const where = pages ? `Seite ${pages.join(' und ')}` : 'alle Seiten';
      throw new Error(`${file} · ${where}: ${(error as Error).message}`);
    }
    return {
      frames: set.metadata('frame', METADATA.frame),
      knobs: set.metadata('knobs', METADATA.knobs),
      places: set.metadata('zone', METADATA.zone),
      shown: set.metadata('shown', METADATA.shown),
      pdf: set.pdf,
    };
  };
}
