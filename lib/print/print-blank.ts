import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { Content } from '@/lib/content/kinds';
import { blankPagePath } from '@/lib/pages/paths';
import { BLANK_SIZES, blankPageFile } from './blank-pages';
import { TYPST } from './compile';

/** The page to fill in by hand as PDF/UA-1, in both sizes: printBlankPages(content, '.cache/print/fonts-1f2e') → two files */
export function printBlankPages({ site, school }: Content, fonts: string): void {
  const root = process.cwd();
  const compiler = NodeCompiler.create({ workspace: root, fontArgs: [{ fontPaths: [join(root, fonts)] }] });
  compiler.mapShadow(
    join(root, 'blank-page.json'),
    Buffer.from(JSON.stringify({ ...school.paper, product: site.product })),
  );
  for (const size of BLANK_SIZES) {
    const result = compiler.compile({
      mainFilePath: join(root, TYPST, 'school/blank-page.typ'),
      inputs: { paper: size },
    });
    const faults = result.takeError() ?? result.takeWarnings();
    if (faults) {
      const told = compiler.fetchDiagnostics(faults).map(({ message }: { message?: string }) => message);
      throw new Error(`content/school.yaml · paper: ${told.join(' ')}`);
    }
    const file = blankPageFile(blankPagePath(size));
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, compiler.pdf(result.result as NodeTypstDocument, { pdfStandard: 'ua-1' }));
  }
}
