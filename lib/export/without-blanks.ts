const QUOTES = ['"', "'"];

/** → whether nobody reads the sign between the one before and the one after */
const isSpare = (sign: string, before: string, after: string) =>
  (sign === ' ' && (',/'.includes(before) || '>/'.includes(after))) ||
  (sign === ';' && after === '}') ||
  (sign === '0' && after === '.' && ' :(,'.includes(before));

/** Without blanks behind commas, around '/' and before '>', the 0 of a fraction and the last semicolon of a rule; what is quoted stays:
 * withoutBlanks("a, b{top:0.5em;quotes:'a, b';}") → "a,b{top:.5em;quotes:'a, b'}" */
export function withoutBlanks(css: string): string {
  let quote = '';
  const isNeeded = (sign: string, at: number) => {
    if (quote === sign) quote = '';
    else if (quote === '' && QUOTES.includes(sign)) quote = sign;
    return quote !== '' || !isSpare(sign, css[at - 1] ?? '{', css[at + 1] ?? '{');
  };
  return css.split('').filter(isNeeded).join('');
}
