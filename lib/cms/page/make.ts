type Props<Name extends keyof HTMLElementTagNameMap> = Partial<HTMLElementTagNameMap[Name]>;

/** Creates an element with these properties: make('p', { className: 'note' }, 'So') → <p class="note">So</p> */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { role, ...props }: Props<Name> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), props);
  if (role) element.setAttribute('role', role);
  element.append(...children);
  return element;
}

type Choice<Value extends string> = { name: string; legend: string; values: Record<Value, string>; chosen: Value };

/** choice({ name: 'width', legend: 'Breite', … }, take) → a group of radio buttons that calls `take` on a change */
export function choice<Value extends string>(
  { name, legend, values, chosen }: Choice<Value>,
  take: (value: Value) => void,
): HTMLFieldSetElement {
  const labels = (Object.entries(values) as [Value, string][]).map(([value, text]) => {
    const input = make('input', { type: 'radio', name, value, checked: value === chosen, onchange: () => take(value) });
    return make('label', {}, input, text);
  });
  return make('fieldset', {}, make('legend', {}, legend), ...labels);
}
