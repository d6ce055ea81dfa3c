const BEFORE = 'self.__next_f.push([1,';
const AFTER = '])';

/** Where Next gathers what it pushes. */
export const START = '(self.__next_f=self.__next_f||[]).push([0])';

/** readPush('self.__next_f.push([1,"0:null\\n"])') → '0:null⏎', of any other script undefined */
export function readPush(script: string): string | undefined {
  if (!script.startsWith(BEFORE) || !script.endsWith(AFTER)) return undefined;
  try {
    const data: unknown = JSON.parse(script.slice(BEFORE.length, -AFTER.length));
    return typeof data === 'string' ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Without what could end the script, or a line in old browsers: writePush('0:"<"⏎') → 'self.__next_f.push([1,"0:\\"\\u003c\\"\\n"])' */
export function writePush(data: string): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return BEFORE + json.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029') + AFTER;
}
