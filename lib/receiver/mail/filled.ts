/** filled('Guten Tag, %name%,', { name: 'Mia Sonne' }) → 'Guten Tag, Mia Sonne,'; what is inserted is never read again */
export const filled = (text: string, facts: Readonly<Record<string, string>>) =>
  text.replace(/%(\w+)%/g, (whole, name: string) => facts[name] ?? whole);
