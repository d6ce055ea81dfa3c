import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { parse } from 'postcss-styled-syntax';
import ts from 'typescript';

/** Files that style a class name, and files that use it: { styled: Set('components/ui/picture.styles.ts'), … } */
export type Places = { styled: Set<string>; borne: Set<string> };

/** Groups a component's files: 'events/leaf.tsx', 'events/leaf.island.tsx', 'events/leaf.styles.ts' → 'events/leaf'. A kind of puzzle has
 * a folder with one look: 'components/puzzles/maze/look.ts' → 'components/puzzles/maze' */
export const componentOf = (file: string) =>
  file.replace(/^(components\/puzzles\/[^/]+)\/.*|(\.(examples|island|styles))?\.tsx?$/, '$1');

/** Class names in the selectors of a file's styled templates, except react-aria's own. */
function styledIn(file: string, source: string): string[] {
  const names: string[] = [];
  parse(source, { from: file }).walkRules(({ selector }) => {
    const bare = selector.replace(/\$\{[^}]*\}|\[[^\]]*\]/g, '');
    for (const [, name = ''] of bare.matchAll(/\.(-?[a-zA-Z][\w-]*)/g)) names.push(name);
  });
  return names.filter((name) => !name.startsWith('react-aria-'));
}

/** Class names in strings within attributes and properties called className or …ClassName. */
function borneIn(file: string, source: string): string[] {
  const names: string[] = [];
  const texts = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      names.push(...node.text.split(/\s+/).filter(Boolean));
    node.forEachChild(texts);
  };
  const visit = (node: ts.Node): void => {
    const named = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) || ts.isBindingElement(node);
    if (named && /^(className|\w+ClassName)$/.test(node.name.getText()) && node.initializer) texts(node.initializer);
    else node.forEachChild(visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return names;
}

/** Every class name in the given folders, with its files. */
export function classNames(folders: readonly string[]): Map<string, Places> {
  const found = new Map<string, Places>();
  const note = (name: string, kind: keyof Places, file: string) => {
    const places = found.get(name) ?? { styled: new Set(), borne: new Set() };
    found.set(name, places);
    places[kind].add(file);
  };
  for (const folder of folders)
    for (const name of (readdirSync(folder, { recursive: true }) as string[]).filter((name) => /\.tsx?$/.test(name))) {
      const file = join(folder, name).split(sep).join('/');
      const source = readFileSync(file, 'utf8');
      for (const styled of styledIn(file, source)) note(styled, 'styled', file);
      for (const borne of borneIn(file, source)) note(borne, 'borne', file);
    }
  return found;
}

/** folderOf('components/order/parts/delivery-fields.tsx') → 'components/order' */
export const folderOf = (file: string) => dirname(file).split('/').slice(0, 2).join('/');

/**
 * Places that style a class name without using it, while another place uses it without styling it.
 * @param placeOf the unit of a place: a folder, or a component with its styles
 */
export function strays({ styled, borne }: Places, placeOf: (file: string) => string): string[] {
  const [styles, bears] = [styled, borne].map((files) => new Set([...files].map(placeOf))) as [
    Set<string>,
    Set<string>,
  ];
  if (styles.size === 0) return [];
  return [
    ...[...styles].filter((place) => !bears.has(place)).map((place) => `styled in ${place}`),
    ...[...bears].filter((place) => !styles.has(place)).map((place) => `borne in ${place}`),
  ];
}
