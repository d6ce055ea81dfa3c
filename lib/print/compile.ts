import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { z } from 'zod';
import type { PrintData } from './data';
import { type Chosen, type Frame, type Knobs, type Place, type Shown, TOLD } from './told';

export const TYPST = 'lib/print/typst';

export type SetPages = {
  frames: Frame[];
  knobs: Knobs[];
  places: Place[];
  shown: Shown[];
  /** → the bytes of a PDF/UA-1 */
  pdf: () => Buffer;
};

type Diagnostic = { message?: string; path?: string; severity?: number; hints?: string[] };

const said = (diagnostics: Diagnostic[]) =>
  diagnostics
    .map(({ message, path, hints }) => [path && `${path}:`, message, ...(hints ?? [])].filter(Boolean).join(' '))
    .join('\n');

export type Setter = (data: PrintData, chosen: Record<string, Chosen>, pages?: readonly number[]) => SetPages;

/** One compiler a process, as it keeps what it has read: makeSetter('.cache/print/fonts-1f2e') → (data, chosen, [2]) → { frames: […], … } */
export function makeSetter(fonts: string): Setter {
  const root = process.cwd();
  const compiler = NodeCompiler.create({ workspace: root, fontArgs: [{ fontPaths: [join(root, fonts)] }] });
  return (data, chosen, pages) => {
    for (const { template, pages: on } of data.sheets) {
      if (pages && !on.some(({ number }) => pages.includes(number))) continue;
      if (!existsSync(join(root, TYPST, 'templates', `${template}.typ`)))
        throw new Error(
          `content/issues/${data.issue.name}.yaml · Seite ${on[0]?.number}: ${TYPST}/templates/${template}.typ fehlt`,
        );
    }
    compiler.mapShadow(join(root, 'print-data.json'), Buffer.from(JSON.stringify(data)));
    const result = compiler.compile({
      mainFilePath: join(root, TYPST, 'main.typ'),
      inputs: { knobs: JSON.stringify(chosen), sheets: JSON.stringify(pages ?? null) },
    });
    const where = pages ? `Seite ${pages.join(' und ')}` : `Ausgabe ${data.issue.name}`;
    const fault = (what: string) => new Error(`${data.issue.name}, ${where}: ${what}`);
    const error = result.takeError();
    if (error) throw fault(said(compiler.fetchDiagnostics(error)));
    // A warning is an unknown font, a paragraph in a paragraph: nothing a page should go out with.
    const warnings = result.takeWarnings();
    if (warnings) throw fault(said(compiler.fetchDiagnostics(warnings)));
    const document = result.result as NodeTypstDocument;
    const told = <K extends keyof typeof TOLD>(label: K): z.infer<(typeof TOLD)[K]>[] => {
      const found: { value: unknown }[] = compiler.query(document, { selector: `<${label}>` });
      return z.array(TOLD[label]).parse(found.map(({ value }) => value)) as z.infer<(typeof TOLD)[K]>[];
    };
    return {
      frames: told('frame'),
      knobs: told('knobs'),
      places: told('zone'),
      shown: told('shown'),
      pdf: () => compiler.pdf(document, { pdfStandard: 'ua-1' }),
    };
  };
}
