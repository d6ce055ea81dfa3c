/** The localStorage key of the reading aids (R-AID-9); the entries of its JSON object become data-* attributes of <html>. */
export const KEY = 'duda-lesen';

/** Choices besides the default, which has no entry. */
export const CHOICES = {
  size: ['2', '3', '4', '5'],
  leading: ['wide', 'wider'],
  spacing: ['wide', 'wider'],
  column: ['narrow', 'wide'],
  face: ['school'],
  syllables: ['red', 'blue', 'lines'],
  ground: ['paper', 'cream', 'mint', 'dark', 'contrast'],
} as const;

export type Aid = keyof typeof CHOICES;
export type Settings = Partial<Record<Aid, string>>;

export const AIDS = /* @__PURE__ */ Object.keys(CHOICES) as Aid[];

/** isChoice('ground', 'mint') → true, isChoice('ground', '') → false */
export const isChoice = (aid: Aid, value: unknown): boolean => CHOICES[aid].some((choice) => choice === value);

/** Drops unknown settings: parseSettings('{"size":"3","colour":"red"}') → { size: '3' } */
export function parseSettings(text: string | null): Settings {
  try {
    const data: unknown = JSON.parse(text ?? '');
    const found = Object(data) as Record<string, unknown>;
    return Object.fromEntries(AIDS.filter((aid) => isChoice(aid, found[aid])).map((aid) => [aid, found[aid]]));
  } catch {
    return {};
  }
}

/** An empty value resets the aid: withChoice({ size: '3' }, 'size', '') → {} */
export function withChoice(settings: Settings, aid: Aid, value: string): Settings {
  const { [aid]: _before, ...others } = settings;
  return isChoice(aid, value) ? { ...others, [aid]: value } : others;
}
