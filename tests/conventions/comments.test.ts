import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { sourcesIn } from './sources';

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Lines that hold only a comment. */
function commentsIn(lines: readonly string[]): string[] {
  let isOpen = false;
  return lines.filter((line) => {
    const isComment = isOpen || line.startsWith('//') || line.startsWith('/*');
    if (isOpen || line.startsWith('/*')) isOpen = !line.includes('*/');
    return isComment;
  });
}

test('comments of lib are less than a tenth of its lines, and short', () => {
  const lines = ['lib', 'packages'].flatMap(sourcesIn).map(linesOf);
  const comments = lines.flatMap(commentsIn);
  expect(lines.flat().length).toBeGreaterThan(1000);
  expect(comments.length / lines.flat().length).toBeLessThan(0.1);
  expect(comments.filter((line) => line.length > 150)).toEqual([]);
});

/** Exported functions whose comment has no '→'. Not needed: components, and functions without a return value. */
function functionsWithoutSample(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    const [variable] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
    const made = variable?.initializer ?? statement;
    const isFunction = ts.isFunctionDeclaration(made) || ts.isArrowFunction(made);
    const { modifiers } = statement as { modifiers?: ts.NodeArray<ts.ModifierLike> };
    if (!isFunction || !modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    const name = (variable ?? made).name?.getText() ?? 'default';
    const hasSample = ts.getJSDocCommentsAndTags(statement).some((comment) => comment.getText().includes('→'));
    const isExempt = made.type?.kind === ts.SyntaxKind.VoidKeyword || /^[A-Z]/.test(name);
    return hasSample || isExempt ? [] : [`${file}: ${name}`];
  });
}

test('every public helper of lib shows a sample output: typosAllowed(4) → 0', () =>
  expect(['lib', 'packages'].flatMap(sourcesIn).flatMap(functionsWithoutSample)).toEqual([]));

/** Samples such as 'wrap(text)' whose function is nowhere in the code of the file: someone renamed it. */
function samplesOfNoFunction(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const comments = [...code.matchAll(/\/\*\*.*?\*\//gs)].map(([comment]) => comment);
  const used = new Set(code.replace(/\/\*.*?\*\//gs, '').match(/\w+/g));
  return comments.flatMap((comment) =>
    [...comment.matchAll(/(?<=[\s(])([a-z]\w*)\([^→]*→/g)]
      .map(([, name = '']) => name)
      .filter((name) => name !== 'import' && !used.has(name))
      .map((name) => `${file}: ${name}`),
  );
}

test('a sample calls a function of its file, by its name today', () =>
  expect(['app', 'components', 'lib', 'packages'].flatMap(sourcesIn).flatMap(samplesOfNoFunction)).toEqual([]));

test('a comment cites a requirement by its number, not a section of the order (docs/requirements/README.md)', () => {
  const citing = ['app', 'components', 'lib', 'packages', 'tests'].flatMap((folder) =>
    sourcesIn(folder).flatMap((file) =>
      linesOf(file)
        .filter((line) => /\bspec(ification)? \d ?§/i.test(line))
        .map((line) => `${file}: ${line}`),
    ),
  );
  expect(citing).toEqual([]);
});
