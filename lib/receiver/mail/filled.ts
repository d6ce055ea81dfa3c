/** filled('Guten Tag, %name%,', { name: 'Mia Sonne' }) → 'Guten Tag, Mia Sonne,'; inserted text is not filled again */
export const filled = (text: string, facts: Readonly<Record<string, string>>) =>
  text.replace(/%(\w+)%/g, (whole, name: string) => facts[name] ?? whole);
