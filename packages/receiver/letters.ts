/** Letters that Unicode does not take apart, in the plain letters of German documents; Cyrillic and Greek as in passports (ICAO 9303). */
const LETTERS =
  'ß=ss æ=ae œ=oe ø=o å=a ł=l đ=d ð=d þ=th ħ=h ŧ=t ŋ=ng ı=i ȷ=j ĸ=k ə=e ɛ=e ɔ=o ƒ=f ſ=s ƀ=b ɓ=b ɖ=d ɗ=d ǥ=g ɨ=i ɫ=l ɲ=n ƙ=k ʼ= ʻ= ' +
  'а=a б=b в=v г=g ґ=g ѓ=g д=d ђ=d ѕ=dz е=e ё=e є=ie ж=zh з=z и=i і=i ї=i й=i ј=j к=k ќ=k л=l љ=lj м=m н=n њ=nj о=o п=p р=r с=s ' +
  'т=t ћ=c у=u ў=u ф=f х=kh ц=ts ч=ch џ=dz ш=sh щ=shch ъ=ie ы=y ь= э=e ю=iu я=ia ' +
  'α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o';
const SIGNS = '‐=- ‑=- ‒=- ―=- −=- ′=\' ″=" ‛=\' ‟=" ⁄=/ ∕=/ ≠=<> ≤=<= ≥=>= ≈=~ →=-> ←=<- ∙=· ⋅=· ẞ=SS';

const PLAIN = new Map(
  `${LETTERS} ${SIGNS}`.split(' ').map((pair) => {
    const [sign = '', ...plain] = pair;
    return [sign, plain.slice(1).join('')];
  }),
);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function known(sign: string): string | undefined {
  const small = sign.toLowerCase();
  return PLAIN.get(sign) ?? (small === sign || !PLAIN.has(small) ? undefined : capital(PLAIN.get(small) ?? ''));
}

/** One character (composed) without its accents, in plain letters where there are any: plainSign('Ł') → 'L', plainSign('é') → 'e',
 * plainSign('Ж') → 'Zh', plainSign('中') → '中' */
export const plainSign = (sign: string): string =>
  known(sign) ?? [...sign.normalize('NFKD').replace(/\p{M}/gu, '')].map((part) => known(part) ?? part).join('');
