import { agesAsked } from './ages';
import { fold } from './fold';

/** Stop words, folded. */
const IGNORED = new Set(
  `ab aber alle allem allen aller alles als also am an andere auch auf aus ausser bei beim bin bis bitte da dabei dafur
  damit dann darf darum das dass davon dazu dein deine deinem deinen deiner dem den denn der des dich die dies diese
  diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines er es etwa etwas euch eure
  eurem euren eurer fur gerade ging gleich haben habt hat hatte hatten hier ich ihm ihn ihnen
  ihr ihre ihrem ihren ihrer im immer in ins irgend irgendwas irgendwo ist ja jede jedem jeden jeder jedes jemand
  jetzt kann kannst konnen konnt konnte konnten lassen mag mal man mein meine meinem meinen meiner mich mir mit mocht
  mochte mochten mochtest muss mussen musst nach nein noch nun nur ob oder schon sehr sei sein seine seinem
  seinen seiner selbst sich sie sind so soll solle sollen sollte sonst soviel sowie teil uber um und uns unser unsere
  unserem unseren unter vom von vor war ware warum was weil welche welchem welchen welcher welches wem wen wenn wer
  werde werden weshalb wie wieso wieviel will willst wir wird wirst wo wobei wofur woher wohin wollen wollt wollte
  womit woran worum wovon wozu wurde wurden zu zum zur zwar
  ganz ganze ganzem ganzen ganzer ganzes gibt gibts gucken guck guckt schau schauen schaut anschauen angucken ansehen los
  passiert erste ersten erster erstes zweite zweiten dritte dritten vierte vierten hallo danke s n ne nen mei i a
  best beste besten bester bestes brauch brauche brauchen braucht cool coole finde finden findet geh gehe gehen geht gut
  gute guten guter gutes habe mach mache machen macht sehe sehen sieht such suche suchen sucht super toll tolle tollen
  tolles tu tun tut viel wann heute morgen gestern`.split(/\s+/),
);

/** Inflectional endings. An n only after el, er and ee ('Vögeln', 'Kindern', 'Ideen', but not 'Vulkan', 'Stern'); no e in 'Tiefsee'; no s in
 * 'Haus', 'Fluss', 'Dachs'. */
const ENDING =
  /(?:(?<=er)in|innen|(?<=.{6})ung|(?<=.{6})ungen|(?<!e)(?:en|er|es|em|e)|(?<=[aeiou].*e[lr]|.ee)n|(?<=(?<!c)[a-rt-z])(?<!u)s)$/;
/** Words whose 'er' is no ending; without it they would be others: 'Wanderung' and 'Wand', 'liefern' and 'lief', 'Messer' and 'messen'. */
const WITH_ER =
  /(?:bauer|burger|fehler|finger|gelander|hocker|kammer|lager|leber|liefer|meister|messer|regier|silber|verlanger|wander|zucker)$/;
/** Unifies 'rechnen' and 'Rechen-', 'trocknen' and 'trocken', 'regnen' and 'Regen'. */
const SILENT_E = /(?<=..(?<!ei)(?:ch|[dfgkt]))n$/;
const SHORTEST = 3;

/** Limits the work in the browser. */
const LONGEST_QUERY = 200;
const MOST_WORDS = 16;

/** Question words about properties: 'Wie alt', 'wie schnell', 'wie funktioniert'. Folded. */
const MEASURES = new Set(
  'alt gross lang lange schnell schwer hoch weit tief kommt funktioniert funktionieren entsteht entstehen heisst'.split(
    ' ',
  ),
);

/** isMeasure('alt') → true, isMeasure('eule') → false */
export const isMeasure = (folded: string) => MEASURES.has(folded);

/** isIgnored('wie') → true, isIgnored('eule') → false */
export const isIgnored = (folded: string) => IGNORED.has(folded);

/** A light stemmer: unites the forms of a word, but keeps 'Hund' and 'hundert' apart. stem('Bücher') → 'buch', stem('Kündigung') → 'kundig' */
export function stem(word: string): string {
  let stemmed = fold(word);
  for (;;) {
    const cut = stemmed.replace(ENDING, '').replace(SILENT_E, '');
    if (cut === stemmed || cut.length < SHORTEST || (stemmed.endsWith('er') && WITH_ER.test(stemmed))) return stemmed;
    stemmed = cut;
  }
}

export const LONE_LETTER = /^\p{L}$/u;

/** A letter before a word: 'T. rex', 'E Paper'. */
const INITIAL = /(?<![\p{L}\p{N}])(\p{L})[.\s]\s?(?=\p{L}{2})/gu;

/** A number joined to a word: '25kinder'. */
const GLUED = /(\p{N})(\p{L}{3})/gu;

const WORD = /[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*/gu;

/** wordsOf('Das Schul-Abo') → ['Das', 'Schul', 'Abo', 'SchulAbo'] */
export const wordsOf = (text: string) =>
  (text.match(WORD) ?? []).flatMap((word) =>
    word.includes('-') ? [...partsOf(word), word.replaceAll('-', '')] : [word],
  );

const partsOf = (word: string) => word.split('-');

/** 'Wer schreibt …?', 'Wer hat … gemacht?' and the like. Matches folded text. */
const MAKERS_ASKED =
  /^\s*wer\b(.*?)\b(?:arbeitet|bestimmt|entscheidet|erstellt|gemacht|gestaltet|geschrieben|mach(?:t|en)|prufen|pruft|schreib(?:t|en)|verfasst|zeichnet)\b/;

/** Questions about makers and authors search for the editors, as 'wer' and 'macht' are stop words. Takes folded text:
 * makersAsked('wer schreibt die zeitung') → 'redaktion   die zeitung' */
export const makersAsked = (folded: string) => folded.replace(MAKERS_ASKED, 'redaktion $1');

/** Folded words of a query, without stop words if others remain; `whole` keeps hyphens:
 * askedWords('Wie ist das mit der Kündigung?') → ['kundigung'], askedWords('wie') → ['wie'] */
export function askedWords(query: string, whole = false): string[] {
  const written =
    makersAsked(agesAsked(fold(query.slice(0, LONGEST_QUERY))))
      .replace(INITIAL, '$1-')
      .replace(GLUED, '$1 $2')
      .match(WORD) ?? [];
  const words = [...new Set(whole ? written : written.flatMap(partsOf))].slice(0, MOST_WORDS);
  const telling = words.filter((word) => !isIgnored(word));
  return telling.length > 0 ? telling : words;
}
