import { join } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { z } from 'zod';
import { fieldName } from '@/lib/content/fault';
import { lettersOf, missingGlyphMessage, missingGlyphsIn } from './letters';
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

/** Evicts cache entries unused for this many compilations, as the CMS runs all day. */
const REMEMBERED = 100;

/** One compiler per process, as it caches the files it reads. Throws on warnings as well, such as an unknown font:
 * openTypst('.cache/print/fonts-1f2e')('lib/…/main.typ', data, {}) → { metadata, pdf } */
export function openTypst(fonts: string): Typst {
  const root = process.cwd();
  const compiler = NodeCompiler.create({ workspace: root, fontArgs: [{ fontPaths: [join(root, fonts)] }] });
  for (const [name, text] of Object.entries(titleFiles)) compiler.mapShadow(join(root, name), Buffer.from(text));
  const letters = lettersOf(join(root, fonts));
  return (main, data, inputs) => {
    // Typst prints an empty box for a missing character, without a warning.
    const [missing] = missingGlyphsIn(data, letters);
    if (missing) throw new Error(`${fieldName(missing.path)}: ${missingGlyphMessage(missing.sign)}`);
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
      pdf: () => compiler.pdf(document, { pdfStandard: 'ua-1' }),
    };
  };
}
