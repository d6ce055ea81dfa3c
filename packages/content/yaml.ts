import { type Document, type ErrorCode, isAlias, isNode, isScalar, parseDocument, visit } from 'yaml';
import type { Fault } from './fault';

type Spot = Omit<Fault, 'file'>;

const FOUND: Partial<Record<ErrorCode, string>> = {
  BAD_DIRECTIVE: 'eine Anweisung mit %',
  BAD_DQ_ESCAPE: 'ein \\ in "…", auf das kein bekanntes Zeichen folgt',
  BAD_INDENT: 'eine Zeile, die anders eingerückt ist als ihre Nachbarn',
  BAD_SCALAR_START: 'ein Zeichen, mit dem nur ein Text in Anführungszeichen beginnen darf',
  BLOCK_AS_IMPLICIT_KEY: 'ein zweiter Doppelpunkt, für den der Text Anführungszeichen braucht',
  DUPLICATE_KEY: 'ein Feld, das es schon gibt',
  MISSING_CHAR: 'kein Ende: Ein Anführungszeichen, eine Klammer oder ein Doppelpunkt fehlt',
  MULTILINE_IMPLICIT_KEY: 'ein Feldname über mehrere Zeilen',
  MULTIPLE_DOCS: 'ein zweiter Inhalt nach ---',
  NON_STRING_KEY: 'ein Feldname, der kein Text ist',
  RESOURCE_EXHAUSTION: 'zu viele Ebenen ineinander',
  TAB_AS_INDENT: 'ein Tabulator, wo Leerzeichen einrücken',
  TAG_RESOLVE_FAILED: 'eine Typangabe mit !',
};

const QUOTED = "gültiges YAML, besondere Zeichen in geraden Anführungszeichen wie title: '{product}: ein Fest'";
const SPACES = 'gültiges YAML, mit Leerzeichen so weit eingerückt wie die Nachbarzeilen';
const EXPECTED: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: SPACES,
  TAB_AS_INDENT: SPACES,
  BAD_SCALAR_START: QUOTED,
  BLOCK_AS_IMPLICIT_KEY: QUOTED,
  MISSING_CHAR: QUOTED,
  UNEXPECTED_TOKEN: QUOTED,
};

/** 'Ã¼' for 'ü': UTF-8 misread as Latin-1 and saved again. */
const ENCODED_TWICE = /[ÃÂ][\u0080-\u00bf]|â€./;

const UTF8 = 'Text in UTF-8 (im Editor beim Speichern als Zeichencodierung zu wählen)';

function encodingFaults(text: string, lineOf: (index: number) => string): Spot[] {
  const broken = text.split('\ufffd').length - 1;
  if (broken > 0) {
    const found = broken === 1 ? 'ein Zeichen in anderer Codierung' : `${broken} Zeichen in anderer Codierung`;
    return [{ field: lineOf(text.indexOf('\ufffd')), found, expected: UTF8 }];
  }
  const twice = ENCODED_TWICE.exec(text);
  return twice ? [{ field: lineOf(twice.index), found: `„${twice[0]}“`, expected: UTF8 }] : [];
}

/** Allows 7 and 12.5, not 0x7, 7e0, 007 or 7.0, so that a search for a number finds it as written. */
const PLAIN_NUMBER = /^-?(0|[1-9]\d*)(\.\d*[1-9])?$/;

/** Reports aliases, which can grow exponentially or contain themselves, and tags, which create other types. */
function nodeFaults(document: Document, lineOf: (index: number) => string): Spot[] {
  const faults: Spot[] = [];
  visit(document, (_key, node) => {
    if (!isNode(node)) return;
    const report = (found: string, expected = 'der Text selbst') =>
      faults.push({ field: lineOf(node.range?.[0] ?? 0), found, expected });
    if (isAlias(node)) report(`der Verweis *${node.source}`);
    else if (node.tag) report('eine Typangabe mit !');
    else if (isScalar(node) && Number.isFinite(node.value) && node.source && !PLAIN_NUMBER.test(node.source))
      report(`die Zahl ${node.source}`, `sie in Ziffern: ${node.value}`);
  });
  return faults;
}

/** In bytes. Ten times the largest content file; parsing 20 MB takes half a minute. */
const LARGEST = 1_000_000;

/** Reports only the first fault, as the next one is often its consequence: readYaml(Buffer.from('id: 1')) → { data: { id: 1 }, faults: [] } */
export function readYaml(bytes: Buffer): { data?: unknown; faults: Spot[] } {
  if (bytes.length > LARGEST) {
    const megabytes = (bytes.length / LARGEST).toLocaleString('de', { maximumFractionDigits: 1 });
    return { faults: [{ field: '(Datei)', found: `${megabytes} MB`, expected: 'höchstens 1 MB' }] };
  }
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  const lineOf = (index: number) => `Zeile ${text.slice(0, index).split('\n').length}`;
  const encoding = encodingFaults(text, lineOf);
  if (encoding.length > 0) return { faults: encoding };

  const document = parseDocument(text, { prettyErrors: false, stringKeys: true });
  const unreadable = [...document.errors, ...document.warnings].map(({ code, pos }) => ({
    field: lineOf(pos[0]),
    found: FOUND[code] ?? 'ein Zeichen, das hier nicht stehen darf',
    expected: EXPECTED[code] ?? 'gültiges YAML',
  }));
  const faults = unreadable.length > 0 ? unreadable : nodeFaults(document, lineOf);
  return faults.length > 0 ? { faults: faults.slice(0, 1) } : { data: document.toJS(), faults };
}
