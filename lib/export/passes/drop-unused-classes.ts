import { refuserOf } from '../fault';
import { type Document, replaceElements } from '../tree';

/** A second name styled-components gives each of its elements; rules use it where one component's look asks for another's. */
const isMark = (name: string) => name.startsWith('sc-');

/** 'class="sc-1a2b-0 fXyz"' → 'class="fXyz"', where no style sheet of the page names .sc-1a2b-0.
 * Invariant: what loses its mark keeps the class that holds its rules. */
export function dropUnusedClasses(document: Document, { sheets }: { sheets: readonly { css: string }[] }): Document {
  const refuse = refuserOf('dropUnusedClasses', document.page);
  const isUsed = (name: string) => sheets.some(({ css }) => css.includes(`.${name}`));
  const nodes = replaceElements(document.nodes, (element) => {
    const names = element.attributes.class?.split(' ') ?? [];
    const kept = names.filter((name) => !isMark(name) || isUsed(name));
    if (kept.length === names.length) return [element];
    if (kept.length === 0) refuse(element, `Außer ${names.join(' ')} trägt das Element keine Klasse.`);
    return [{ ...element, attributes: { ...element.attributes, class: kept.join(' ') } }];
  });
  return { ...document, nodes };
}
