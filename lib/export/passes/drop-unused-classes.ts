import { failer } from '../fault';
import { type Document, replaceElements } from '../tree';

/** Stable class that styled-components adds to each element, used by rules that refer to another component. */
const isMark = (name: string) => name.startsWith('sc-');

/** Removes classes that no style sheet of the page uses: 'class="sc-1a2b-0 fXyz"' → 'class="fXyz"'
 * Invariant: the element keeps a class with its rules. */
export function dropUnusedClasses(document: Document, { sheets }: { sheets: readonly { css: string }[] }): Document {
  const refuse = failer('dropUnusedClasses', document.page);
  const isUsed = (name: string) => sheets.some(({ css }) => css.includes(`.${name}`));
  const nodes = replaceElements(document.nodes, (element) => {
    const names = element.attributes.class?.split(' ') ?? [];
    const kept = names.filter((name) => !isMark(name) || isUsed(name));
    if (kept.length === names.length) return [element];
    if (kept.length === 0) refuse(element, `The element has no class besides ${names.join(' ')}.`);
    return [{ ...element, attributes: { ...element.attributes, class: kept.join(' ') } }];
  });
  return { ...document, nodes };
}
