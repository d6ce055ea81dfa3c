import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Programs that editors and the publisher run, whose sentences are German. */
const GERMAN = [
  'access-report',
  'content-check',
  'desk',
  'due',
  'issues',
  'launch-check',
  'orders',
  'pictures-fetch',
  'redaktion-report',
];
const ROOMS = ['ask', 'build', 'dev', 'export', 'hydrate', 'islands', 'policy', 'tasks'];
const FOR_DEVELOPERS = ROOMS.flatMap((room) =>
  (readdirSync(join('lib', room), { recursive: true }) as string[])
    .filter((file) => /\.(ts|mjs|cjs)$/.test(file))
    .map((file) => join('lib', room, file)),
).filter((path) => !GERMAN.some((name) => path === `lib/tasks/${name}.ts`));

/** Functions that speak to whoever runs the program. */
const SPEAKING = /^(console\.\w+|refuse|stop|Error)$/;

const GERMAN_WORDS = /[äöüß]|\b(bitte|der|die|das|ein|eine|fehlt|ist|nicht|und)\b/i;

/** German sentences that the code says or throws; one that names a file of content is for editors:
 * germanIn("stop('Der Port ist belegt.')") → ["'Der Port ist belegt.'"] */
function germanIn(code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node, isSaid: boolean) => {
    const isCall = ts.isCallExpression(node) || ts.isNewExpression(node);
    const isSentence = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
    const text = node.getText();
    if (isSaid && isSentence && GERMAN_WORDS.test(text) && !text.includes('.yaml')) found.push(text);
    ts.forEachChild(node, (child) => visit(child, isSaid || (isCall && SPEAKING.test(node.expression.getText()))));
  };
  visit(ts.createSourceFile('it.ts', code, ts.ScriptTarget.Latest, true), false);
  return found;
}

test('developers read English: build, export and gates (CONTRIBUTING.md)', () => {
  expect(FOR_DEVELOPERS.length).toBeGreaterThan(50);
  const found = FOR_DEVELOPERS.flatMap((path) =>
    germanIn(readFileSync(path, 'utf8')).map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('a German sentence to developers is found', () => {
  expect(germanIn("if (fault) stop('Der Port ist belegt.')")).toEqual(["'Der Port ist belegt.'"]);
});
