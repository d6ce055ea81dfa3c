import { join } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { fieldName } from 'content/fault';
import { unprintableSign } from 'content/printable';
import { textsIn } from 'content/text';
import { z } from 'zod';
import { LETTER_SETS } from './fonts';
import { titleFiles } from './title-files';

type Diagnostic = { message?: string; path?: string; severity?: number; hints?: string[] };

export type Typeset = {
  /** Metadata that templates emit under a label, parsed. */
  metadata: <T extends z.ZodType>(label: string, schema: T) => z.infer<T>[];
  /** pdf() → the bytes of a PDF/UA-1 */
  pdf: () => Buffer;
};

export type Typst = (main: string, data: unknown, inputs: Record<string, string>) => Typeset;

const diagnosticText = (diagnostics: Diagnostic[]) =>
  diagnostics
    .map(({ message, path, hints }) => [path && `${path}:`, message, ...(hints ?? [])].filter(Boolean).join(' '))
    .join('\n');

/** Divided words are found by a search only if the sign that divides them is a hyphen: viewers drop the soft hyphen that Typst writes, and with
 * it the hint that the word goes on. The lists of letters are the one uncompressed place where it stands. */
const searchable = (pdf: Buffer) =>
  Buffer.from(pdf.toString('latin1').replace(/^(<[0-9A-F]{4}> )<00AD>$/gm, '$1<002D>'), 'latin1');

/** Evicts cache entries unused for this many compilations, as `next dev` runs all day. */
const REMEMBERED = 100;

// File names and alternative texts are not printed.
const isPrinted = (path: readonly PropertyKey[]) =>
  !path.includes('files') && !['src', 'file', 'slug', 'alt'].includes(String(path.at(-1)));

/** Typst prints an empty box for a missing letter, without a warning. Content is checked before; these are the other texts. */
function refuseUnprintable(data: unknown): void {
  for (const { text, path } of textsIn(data)) {
    const sign = isPrinted(path) ? unprintableSign(text) : undefined;
    if (sign !== undefined) throw new Error(`${fieldName(path)}: „${sign}“ ist in keiner Schrift der Zeitung`);
  }
}

/** One compiler per process, as it caches the files it reads. Throws on warnings as well, such as an unknown font:
 * openTypst('.cache/print/fonts-1f2e')('lib/…/main.typ', data, {}) → { metadata, pdf } */
export function openTypst(fonts: string): Typst {
  const root = process.cwd();
  const compiler = NodeCompiler.create({
    workspace: root,
    fontArgs: [{ fontPaths: LETTER_SETS.map((set) => join(root, fonts, set)) }],
  });
  for (const [name, text] of Object.entries(titleFiles)) compiler.mapShadow(join(root, name), Buffer.from(text));
  return (main, data, inputs) => {
    refuseUnprintable(data);
    compiler.mapShadow(join(root, 'print-data.json'), Buffer.from(JSON.stringify(data)));
    const result = compiler.compile({ mainFilePath: join(root, main), inputs });
    compiler.evictCache(REMEMBERED);
    const failure = result.takeError() ?? result.takeWarnings();
    if (failure) throw new Error(diagnosticText(compiler.fetchDiagnostics(failure)));
    const document = result.result as NodeTypstDocument;
    return {
      metadata: (label, schema) => {
        const found: { value: unknown }[] = compiler.query(document, { selector: `<${label}>` });
        return z.array(schema).parse(found.map(({ value }) => value));
      },
      pdf: () => searchable(compiler.pdf(document, { pdfStandard: 'ua-1' })),
    };
  };
}
