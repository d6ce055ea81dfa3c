const UNTRANSLATED = 'script, style, textarea, title, font font, [translate=no]';

/** Like Google's translator in Chrome: moves each text into two <font>, without the node that React remembers. */
function wrap(text: Text): void {
  const parent = text.parentElement;
  if (!parent || !text.data.trim() || parent.closest(UNTRANSLATED)) return;
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.textContent = text.data;
  outer.append(inner);
  text.replaceWith(outer);
}

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

const translateIn = (node: Node) => (node instanceof Text ? [node] : textsIn(node)).forEach(wrap);

/** Translates an element, and whatever comes into it later: translate(document.body) → stop */
export function translate(root: Element): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of target instanceof Text ? [target] : addedNodes) translateIn(node);
  });
  translateIn(root);
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
