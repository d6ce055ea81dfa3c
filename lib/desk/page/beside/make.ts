type Props = { class?: string; text?: string; title?: string; hidden?: boolean };

/** Creates elements in a given document, as Sveltia's pane has its own: maker(document)('p', { text: 'So' }) → <p>So</p> */
export const maker =
  (document: Document) =>
  <Name extends keyof HTMLElementTagNameMap>(name: Name, props: Props = {}, ...children: Node[]) => {
    const made = document.createElement(name);
    if (props.class) made.className = props.class;
    if (props.text !== undefined) made.textContent = props.text;
    if (props.title) made.title = props.title;
    if (props.hidden) made.hidden = true;
    made.append(...children);
    return made;
  };

export type Make = ReturnType<typeof maker>;

type Choice<Value extends string> = { name: string; legend: string; values: Record<Value, string>; chosen: Value };

/**
 * choice(make, { name: 'width', legend: 'Breite', … }, take) → a group of radio buttons that calls `take` on a change
 */
export function choice<Value extends string>(
  make: Make,
  { name, legend, values, chosen }: Choice<Value>,
  take: (value: Value) => void,
): HTMLFieldSetElement {
  const labels = (Object.entries(values) as [Value, string][]).map(([value, text]) => {
    const input = make('input');
    Object.assign(input, { type: 'radio', name, value, checked: value === chosen });
    input.addEventListener('change', () => take(value));
    const label = make('label', {}, input);
    label.append(text);
    return label;
  });
  return make('fieldset', {}, make('legend', { text: legend }), ...labels);
}
