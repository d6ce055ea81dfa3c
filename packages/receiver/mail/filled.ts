/** Does not replace placeholders in inserted text: filled('Guten Tag, %name%,', { name: 'Mia Sonne' }) → 'Guten Tag, Mia Sonne,' */
export const filled = (text: string, facts: Readonly<Record<string, string>>) =>
  text.replace(/%(\w+)%/g, (whole, name: string) => facts[name] ?? whole);
