import { stringify } from 'yaml';

/** A valid event, article and page; pictures/probe.webp is beside them. */
const picture = { src: 'probe.webp', alt: 'Ein Bild, das nur zur Probe hier liegt.' };
const EVENT = {
  id: 99,
  title: 'Probe: Eine Lesung',
  date: '5. April 2027',
  time: '14:00 - 17:00 Uhr',
  location: 'Bücherei am Park',
  category: 'lesung',
  image: picture,
};
const ARTICLE = {
  title: 'Ein Artikel zur Probe',
  excerpt:
    'Dieser Artikel steht nur zur Probe hier, damit etwas darin falsch sein kann, und sonst für nichts und niemanden.',
  date: '5. April 2027',
  category: 'Natur',
  image: picture,
  content: Array.from({ length: 6 }, () => ({ type: 'heading', text: 'Ein Abschnitt' })) as unknown[],
  quiz: Array.from({ length: 3 }, () => ({
    question: 'Wozu steht das hier?',
    answers: ['Zur Probe', 'Zum Lesen', 'Zum Lachen'],
    correct: 1,
    explanation: 'Es steht nur zur Probe hier.',
  })),
};
const PAGE = {
  title: 'Eine Seite zur Probe',
  description: 'Diese Seite steht nur zur Probe hier, damit etwas darin falsch sein kann.',
  lead: 'Diese Seite steht nur zur Probe hier, damit etwas darin falsch sein kann.',
  sections: [{ heading: 'Ein Abschnitt', body: 'Dieser Text steht nur zur Probe hier.' }],
};

export const FILES = {
  event: 'events/99-probe.yaml',
  article: 'articles/probe.yaml',
  page: 'pages/bildnachweis.yaml',
} as const;

export const HARMLESS = { event: stringify(EVENT), article: stringify(ARTICLE), page: stringify(PAGE) };

type Row = [what: string, file: keyof typeof FILES, text: string | Buffer, told: RegExp];

const event = (what: string, fields: object, told: RegExp): Row => [
  what,
  'event',
  stringify({ ...EVENT, ...fields }),
  told,
];
const yaml = (what: string, text: string | Buffer, told: RegExp): Row => [what, 'event', text, told];
const body = (what: string, markdown: string, told: RegExp): Row => [
  what,
  'page',
  stringify({
    ...PAGE,
    sections: [{ heading: 'Ein Abschnitt', body: `Dieser Text steht zur Probe hier. ${markdown}` }],
  }),
  told,
];

const hidden = (what: string, sign: string, code: string) =>
  event(
    what,
    { location: `Am${sign} Park` },
    new RegExp(`· location: gefunden U\\+${code} nach „Am“, erwartet Text ohne`),
  );
const time = (text: string) =>
  event(
    `the time ${text}`,
    { time: text },
    /· time: gefunden „.*“, erwartet (eine Uhrzeit, die es gibt|das Ende nach dem Anfang|auch der Anfang)/,
  );
const address = (text: string) =>
  event(
    `the address ${text}`,
    { moreInfoLink: text },
    /· moreInfoLink: .*erwartet eine Adresse wie https:\/\/www\.example\.com\//,
  );
const image = (src: string) =>
  event(
    `the picture ${src}`,
    { image: { ...picture, src } },
    /· image\.src: .*erwartet ein Bild mit der Endung .*, wie events\/lesenacht\.jpg$/,
  );
const placeholder = (text: string) =>
  event(
    `the placeholder ${text}`,
    { location: `Park ${text}` },
    /· location: gefunden \{.*\}, erwartet ein bekannter Platzhalter, etwa \{[\w.]+\}$/,
  );

const UTF8 = /· Zeile \d+: .*erwartet Text in UTF-8 \(/;
const SYNTAX = /· Zeile \d+: gefunden (eine?|kein|zu viele) .*erwartet gültiges YAML/;
const QUOTED =
  /erwartet gültiges YAML, besondere Zeichen in geraden Anführungszeichen wie title: '\{product\}: ein Fest'$/;

export const HOSTILE: Row[] = [
  yaml(
    'Latin-1',
    Buffer.from(HARMLESS.event, 'latin1'),
    /· Zeile 5: gefunden ein Zeichen in anderer Codierung, erwartet/,
  ),
  yaml('UTF-16', Buffer.from(`\ufeff${HARMLESS.event}`, 'utf16le'), UTF8),
  yaml('half a letter', Buffer.concat([Buffer.from(`${HARMLESS.event}# `), Buffer.from([0xc3])]), UTF8),
  yaml('an encoding applied twice', HARMLESS.event.replace('ü', 'Ã¼'), UTF8),
  hidden('a bell', '\u0007', '0007'),
  hidden('a zero byte', '\u0000', '0000'),
  hidden('a terminal’s escape', '\u001b[2J', '001B'),
  hidden('a deleted letter', '\u007f', '007F'),
  hidden('a control character of Latin-1', '\u0085', '0085'),
  hidden('a tabulator', '\t', '0009'),
  hidden('a turned direction of writing', '\u202e', '202E'),
  hidden('an isolated direction of writing', '\u2066', '2066'),
  hidden('a mark of direction', '\u200f', '200F'),
  hidden('a space without width', '\u200b', '200B'),
  hidden('a line separator', '\u2028', '2028'),
  hidden('a byte order mark within', '\ufeff', 'FEFF'),
  hidden('no character at all', '\uffff', 'FFFF'),
  hidden('a mark of Arabic direction', '\u061c', '061C'),
  hidden('an annotation', '\ufff9', 'FFF9'),
  hidden('a place for an object', '\ufffc', 'FFFC'),
  hidden('a joiner of letters', '\u034f', '034F'),
  hidden('a filler of Hangul', '\u3164', '3164'),
  hidden('a half filler of Hangul', '\uffa0', 'FFA0'),
  hidden('a blank of braille', '\u2800', '2800'),
  hidden('a tag nobody sees', '\u{e0041}', 'E0041'),
  hidden('seventy marks on a letter', '\u0323'.repeat(70), '0323'),
  hidden('a character of private use', '\ue000', 'E000'),
  yaml('half a character', HARMLESS.event.replace('Bücherei', '"\\ud800"'), /gefunden U\+D800|Zeile \d+/),
  [
    'a control character in a field’s name',
    'event',
    `${HARMLESS.event}"ti\\atle": x\n`,
    /gefunden Felder, die es nicht gibt: ti tle, erwartet nur diese Felder: id, example, title,/,
  ],
  yaml('a reference to nothing', 'id: *nobody', /· Zeile 1: gefunden der Verweis \*nobody, erwartet der Text selbst$/),
  yaml('a list that holds itself', 'id: &a [*a]', /gefunden der Verweis \*a,/),
  yaml('lists of lists of lists', `a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]`, /· Zeile 2: gefunden der Verweis \*a,/),
  yaml('bytes', 'id: !!binary aGFsbG8=', /gefunden eine Typangabe mit !, erwartet der Text selbst$/),
  yaml('a type of one’s own', 'id: !js/function x', /gefunden eine Typangabe mit !/),
  yaml('null', 'null', /· \(Datei\): gefunden nichts, erwartet Felder mit Werten: id, .*\bimage\b/),
  yaml('an empty file', '', /· \(Datei\): gefunden nichts, erwartet Felder mit Werten: id, .*\bimage\b/),
  yaml('text alone', 'Hallo', /· \(Datei\): gefunden „Hallo“, erwartet Felder mit Werten: id, .*\bimage\b/),
  yaml('a list', '- 1\n- 2', /· \(Datei\): gefunden 2 Einträge, erwartet Felder mit Werten: id, .*\bimage\b/),
  yaml('two files in one', `${HARMLESS.event}---\nid: 98\n`, SYNTAX),
  yaml('a field twice', `${HARMLESS.event}id: 99\n`, /gefunden ein Feld, das es schon gibt, erwartet gültiges YAML/),
  yaml(
    'a tabulator that indents',
    `${HARMLESS.event}directions:\n\tcar: x\n`,
    /erwartet gültiges YAML, mit Leerzeichen so weit/,
  ),
  yaml('no end of a quotation', `${HARMLESS.event}admission: "frei\n`, SYNTAX),
  yaml('a colon too many', `${HARMLESS.event}admission: Eintritt: frei\n`, QUOTED),
  yaml('a placeholder without quotation marks', `${HARMLESS.event}admission: {product} gratis\n`, QUOTED),
  yaml('a list as a field’s name', `${HARMLESS.event}? [a, b]\n: c\n`, SYNTAX),
  yaml('another YAML', `%YAML 3.0\n---\n${HARMLESS.event}`, SYNTAX),
  yaml('twenty thousand levels', '['.repeat(20_000), SYNTAX),
  yaml(
    'five hundred levels',
    `${HARMLESS.event}admission: ${'['.repeat(500)}${']'.repeat(500)}\n`,
    /· admission: gefunden 1 Einträge, erwartet ein Text$/,
  ),
  yaml(
    'a prototype',
    `${HARMLESS.event}__proto__: { admin: true }\n`,
    /gefunden Felder, die es nicht gibt: __proto__, erwartet nur/,
  ),
  yaml(
    'a field’s name of a thousand letters',
    `${HARMLESS.event}${'a'.repeat(1000)}: 1\n`,
    /nicht gibt: a{36} …, erwartet nur/,
  ),
  [
    'nothing as a block',
    'article',
    stringify({ ...ARTICLE, content: [null, ...ARTICLE.content] }),
    /· content\[1\]: gefunden nichts, erwartet /,
  ],
  [
    'text as a block',
    'article',
    stringify({ ...ARTICLE, content: ['x', ...ARTICLE.content] }),
    /· content\[1\]: gefunden „x“, erwartet /,
  ],
  [
    'no list of blocks',
    'article',
    stringify({ ...ARTICLE, content: null }),
    /· content: gefunden nichts, erwartet eine Liste$/,
  ],
  ...['0x63', '9.9e1', '099', '99.0', '+99'].map((id) =>
    yaml(
      `the number ${id}`,
      HARMLESS.event.replace('id: 99', `id: ${id}`),
      new RegExp(`· Zeile 1: gefunden die Zahl ${id.replace(/[.+]/g, '\\$&')}, erwartet sie in Ziffern: 99$`),
    ),
  ),
  yaml(
    'a comment of two megabytes',
    `${HARMLESS.event}# ${'a'.repeat(2_000_000)}`,
    /· \(Datei\): gefunden 2 MB, erwartet höchstens 1 MB$/,
  ),
  event(
    'an event of a hundred years',
    { date: '1. Januar 2027 bis 1. Januar 2099' },
    /· date: .*erwartet höchstens ein Jahr vom ersten bis zum letzten Tag$/,
  ),
  event('an endless number', { id: Number.POSITIVE_INFINITY }, /· id: gefunden Infinity, erwartet eine (ganze )?Zahl$/),
  event('no number', { id: Number.NaN }, /· id: gefunden NaN, erwartet eine (ganze )?Zahl$/),
  event('a number below zero', { id: -99 }, /· id: gefunden -99, erwartet mindestens 0|mehr als 0/),
  event(
    'a day that is not there',
    { date: '31. Februar 2027' },
    /· date: .*erwartet ein Datum wie 5\. April 2027 .*; der Februar 2027 hat 28 Tage$/,
  ),
  ...[
    '99:99 - 99:99 Uhr',
    '17:00 - 14:00 Uhr',
    '24:00 - 25:00 Uhr',
    '12:60 - 13:00 Uhr',
    '14:00 - 14:00 Uhr',
    'bis 14 Uhr',
  ].map(time),
  ...[
    'https://%%%',
    '//evil.example/',
    '/\\evil.example/',
    'https://user:pw@www.example.com/',
    'https://www.example.com@evil.example/',
    'https://@evil.example/',
    'https://*.example/',
    'https:\\\\evil.example/',
    'https:/evil.example/',
    'https://www.example.com\\@evil.example/',
    'https://www.example.com /',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://',
    'http://www.example.com/',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
  ].map(address),
  ...[
    'https://%%%',
    'https://*.example/a.webp',
    'https://user:pw@www.example.com/a.webp',
    '../../etc/passwd',
    '/etc/a.webp',
  ].map(image),
  event(
    'a moving picture of another host',
    { image: { ...picture, src: 'https://www.example.com/a.gif' } },
    /· image\.src: .*erwartet die Adresse eines Bildes mit der Endung \.webp, \.png, \.jpg oder \.svg$/,
  ),
  ...[
    ['2,900 quotes', '>'.repeat(2900)],
    ['2,900 lists', `${'- '.repeat(2900)}x`],
    ['40 quotes', `${'> '.repeat(40)}x`],
  ].map(([what = '', text]) =>
    body(`${what} in each other`, `\n\n${text}`, /· sections\[1\]\.body: .*erwartet höchstens 12 Ebenen ineinander$/),
  ),
  body(
    'a picture of another host',
    '![Ein Bild](https://evil.example/a.png)',
    /· sections\[1\]\.body: .*erwartet Bilder nur im Feld image, nicht „https:\/\/evil\.example\/a\.png“ im Text$/,
  ),
  body(
    'a picture by reference',
    '![Ein Bild][b]\n\n[b]: //evil.example/a.png',
    /Bilder nur im Feld image, nicht „\/\/evil\.example\/a\.png“/,
  ),
  ...[
    '//evil.example/',
    '/\\evil.example/',
    '/%5cevil.example/',
    'https://user:pw@www.example.com/',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:',
    'http://www.example.com/',
  ].map((target) =>
    body(
      `a link to ${target}`,
      `Mehr [steht hier](<${target}>).`,
      /· sections\[1\]\.body: .*erwartet ein Pfad wie .*, nicht „.*“$/,
    ),
  ),
  ...[
    '{constructor.name}',
    '{toString.name}',
    '{hasOwnProperty}',
    '{product.length}',
    '{publisher.name.constructor.name}',
    '{publisher}',
  ].map(placeholder),
];
