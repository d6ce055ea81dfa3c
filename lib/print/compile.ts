import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { PrintData } from './data';

export const TYPST = 'lib/print/typst';

/** How a frame is filled, in rows. */
export type Frame = { page: number; id: string; over: number; free: number; holes: number };
/** In millimetres. */
export type Place = { page: number; piece: number; x: number; y: number; w: number; h: number };
export type Shown = { src: string; millimetres: number };
/** What a template lets the closing choose: one of `values`, or a number from `from` to `to`. */
export type Knob =
  | { name: string; values: (number | boolean | string)[] }
  | { name: string; from: number; to: number; start: number; per: number };
/** By the frame it closes. */
export type Knobs = { page: number; knobs: Record<string, Knob[]> };
/** By the name of the knob. */
export type Chosen = Record<string, number | boolean | string>;

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
        throw new Error(`Seite ${on[0]?.number}: ${TYPST}/templates/${template}.typ fehlt`);
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
    const asked = <T>(label: string): T[] =>
      (compiler.query(document, { selector: `<${label}>` }) as { value: T }[]).map(({ value }) => value);
    return {
      frames: asked('frame'),
      knobs: asked('knobs'),
      places: asked('zone'),
      shown: asked('shown'),
      pdf: () => compiler.pdf(document, { pdfStandard: 'ua-1' }),
    };
  };
}
