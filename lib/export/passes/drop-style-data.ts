import { refuserOf } from '../fault';
import { checkRows } from '../flight/check';
import { readPush, writePush } from '../flight/push';
import { type RefuseRow, readRows, writeRows } from '../flight/rows';
import { shownStyles, withoutStyles } from '../flight/styles';
import { inlineScripts } from '../scripts';
import { type Document, elementsNamed, replaceElements, textIn } from '../tree';

const PASS = 'dropStyleData';

/** Takes out of React's data the style elements that will not stand in the page: scripts [start, push, push] → [start, push]
 * Invariants: scripts with data stand together behind the one that gathers them; the data are whole and of known kinds,
 * before and after; the styles they show are those in the HTML, each as often. */
export function dropStyleData(document: Document, { base }: { base: string }): Document {
  const refuse = refuserOf(PASS, document.page);
  const refuseRow: RefuseRow = (line, what) => refuse(`Zeile ${line} der Seitendaten`, what);

  const scripts = inlineScripts(document, PASS, base);
  const start = scripts.findIndex(({ kind }) => kind === 'start');
  const pushes = scripts.filter(({ kind }) => kind === 'push');
  pushes.forEach(({ element }, index) => {
    if (scripts[start + 1 + index]?.element !== element)
      refuse(element, 'Diese Seitendaten stehen nicht bei den anderen.');
  });

  const rows = readRows(pushes.map(({ text }) => readPush(text)).join(''), refuseRow);
  const shown = shownStyles(checkRows(rows, refuseRow), (what) => refuse('Seitendaten', what));
  for (const element of elementsNamed(document, 'style')) {
    const at = shown.indexOf(textIn(element));
    if (at < 0) refuse(element, 'Dieses Stilelement kommt in den Seitendaten nicht oder seltener vor.');
    shown.splice(at, 1);
  }
  for (const css of shown) refuse('Seitendaten', `Ein Stil steht hier, aber nicht auf der Seite: ${css.slice(0, 60)}`);

  const kept = withoutStyles(rows);
  checkRows(kept, refuseRow);
  const [first] = pushes;
  const isPush = new Set(pushes.map(({ element }) => element));
  const nodes = replaceElements(document.nodes, (element, original) => {
    if (!isPush.has(original)) return [element];
    if (original !== first?.element) return [];
    return [{ ...element, children: [{ kind: 'text', value: writePush(writeRows(kept)) }] }];
  });
  return { ...document, nodes };
}
