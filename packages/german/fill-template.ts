/** fillTemplate('„%word%“ wandert in Kasten %box%.', { word: 'Magma', box: 2 }) → '„Magma“ wandert in Kasten 2.' */
export const fillTemplate = (text: string, values: Record<string, string | number>): string =>
  text.replace(/%(\w+)%/g, (all, name: string) => String(values[name] ?? all));
