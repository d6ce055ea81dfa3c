const QUOTES = ['"', "'"];

/** Without blanks behind commas and before '>', and the last semicolon of a rule; what is quoted stays:
 * withoutBlanks("a, b{quotes:'a, b';}") → "a,b{quotes:'a, b'}" */
export function withoutBlanks(css: string): string {
  let quote = '';
  const isNeeded = (sign: string, at: number) => {
    if (quote === sign) quote = '';
    else if (quote === '' && QUOTES.includes(sign)) quote = sign;
    return (
      quote !== '' ||
      !((sign === ' ' && (css[at - 1] === ',' || css[at + 1] === '>')) || (sign === ';' && css[at + 1] === '}'))
    );
  };
  return css.split('').filter(isNeeded).join('');
}
