import { cpSync, renameSync, rmSync } from 'node:fs';
import { formatFault, formatWarning } from 'content/fault';
import { today, yearOf } from 'german/dates/day';
import { articlePath } from '@/lib/paths';
import { readSite } from '@/lib/publishing/read';
import { type Mistake, reportsEach, siteCopy } from './site-copy';

describe('in a fresh copy', () => {
  const { root, write, change, faults: messages } = siteCopy();

  test('the fixtures have no errors and no warnings', () => {
    const { faults, warnings } = readSite(root);
    expect(faults).toEqual([]);
    expect(warnings).toEqual([]);
  });

  test('a date without a year means this year, with a warning', () => {
    change('events/3-froschkoenig.yaml', /^date: .*$/m, 'date: 12.–13. Dezember');
    const { content, warnings } = readSite(root);
    const year = yearOf(today());
    expect(content?.events.find(({ id }) => id === 3)?.date).toMatchObject({
      first: `${year}-12-12`,
      last: `${year}-12-13`,
    });
    expect(warnings.map(formatWarning)).toEqual([
      `Hinweis: „Datum“ in content/events/3-froschkoenig.yaml · date: gefunden kein Jahr, erwartet ein Datum mit Jahr; gelesen als 12. bis 13.\u00a0Dezember ${year}`,
    ]);
  });

  test('one wrong price is one fault, although other texts are filled from it', () => {
    change(
      'plans/class.yaml',
      /text: .*/,
      "text: 'Jede Ausgabe kostet {plans.year.perIssue}, und das für jedes Kind.'",
    );
    change('plans/year.yaml', /amount: '[^']+'/, "amount: '8,9 Euro'");
    expect(messages()).toEqual([
      expect.stringMatching(/^„Preis › Betrag“ in content\/plans\/year\.yaml .*„8,9 Euro“, erwartet ein Preis wie/),
    ]);
  });

  test('a plan that cannot be read is one fault, although other texts name it', () => {
    write('plans/trial.yaml', 'id: trial\ntitle: "offen\n');
    expect(messages()).toEqual([expect.stringMatching(/^content\/plans\/trial\.yaml · Zeile \d+: /)]);
  });

  test('reports a puzzle word whose article is missing or lacks it (R-PUZ-20)', () => {
    change('puzzles.yaml', 'word: Schildkröte\n', 'word: Zebra\n');
    change('puzzles.yaml', '[das-groesste-korallenriff]', '[das-groesste-koralenriff]');
    expect(messages().sort()).toEqual([
      expect.stringMatching(/articles\[1\]: .*; gemeint ist vielleicht das-groesste-korallenriff$/),
      expect.stringMatching(/articles\[1\]: .*, erwartet ein Artikel, in dem das Wort „Zebra“ steht$/),
    ]);
  });

  test('a clue with two answers of the same length is refused until it excludes the other (R-PUZ-84)', () => {
    change('puzzles.yaml', /^words:\n/m, 'alike:\n  - [Riff, Bank, Sandbank]\nwords:\n');
    expect(messages()).toEqual([
      expect.stringMatching(/words\[1\]\.clue.*, erwartet ein Hinweis, der „Bank“ ausschließt, dazu not: \[Bank\]$/),
    ]);
    change('puzzles.yaml', /(word: Riff\n *clue: .*\n)/, '$1    not: [Bank]\n');
    expect(messages()).toEqual([]);
  });

  test('a link to a missing page is an error', () => {
    change('landing.yaml', 'href: /news/', 'href: /neues/');
    change('pages/widerruf.yaml', '(/widerruf/)', '(/kuendigung/)');
    expect(messages()).toEqual([
      expect.stringMatching(
        /^„.+“ in content\/landing\.yaml · \S*href: gefunden „\/neues\/“, erwartet ein Pfad, den es gibt, wie \/news\/$/,
      ),
      expect.stringMatching(
        /^„.+“ in content\/pages\/widerruf\.yaml · sections\[\d+\]\.body: gefunden „\/kuendigung\/“, erwartet .* wie \/kuendigen\/$/,
      ),
    ]);
  });

  test('a missing page that several texts link to is reported once (R-WHOLE-4)', () => {
    for (const page of ['widerruf', 'agb'])
      change(`pages/${page}.yaml`, /body: (>-|\|)?\n( +)/, 'body: $1\n$2Siehe [hier](/news/weg/). ');
    expect(messages()).toEqual([
      expect.stringMatching(
        /gefunden „\/news\/weg\/“, erwartet ein Pfad, den es gibt, wie .*; ebenso bei: pages\/\w+\.yaml · sections/,
      ),
    ]);
  });

  test('a title that another book has causes a warning, as it was probably copied', () => {
    const { books = [] } = readSite(root).content ?? {};
    const [first, second] = [books[0], books.find(({ id }) => id === 10)];
    change('books/10-die-wolkenwerft.yaml', second?.title ?? '', first?.title ?? '');
    expect(readSite(root).warnings.map(formatWarning)).toEqual([
      expect.stringMatching(
        /^Hinweis: „.+“ in content\/books\/10-.* · title: gefunden „.*“, erwartet ein Titel, den books\/06-.*\.yaml nicht schon trägt$/,
      ),
    ]);
  });

  test.each([
    ['soft hyphens pasted from a word processor', 'Bücher\u00adei am Park'],
    ['decomposed umlauts, as macOS writes them', 'Bu\u0308cherei am Park'],
  ])('reads text without %s', (_, location) => {
    change('events/3-froschkoenig.yaml', /^location: .*$/m, `location: ${location}`);
    expect(readSite(root).content?.events.find(({ id }) => id === 3)?.location).toBe('Bücherei am Park');
  });

  test('skips article blocks of unknown type with a warning, each at its path (R-NEWS-3)', () => {
    change(
      'articles/wie-ein-vulkan-ausbricht.yaml',
      /^content:\n/m,
      'content:\n  - type: video\n    url: x\n  - type: video\n    url: y\n',
    );
    const { faults, warnings, content } = readSite(root);
    expect(faults).toEqual([]);
    expect(warnings.map(formatFault)).toEqual(
      [1, 2].map((place) =>
        expect.stringContaining(
          `wie-ein-vulkan-ausbricht.yaml · content[${place}].type: gefunden „video“, erwartet eins von: paragraph, heading`,
        ),
      ),
    );
    const { content: blocks } = content?.articles.find(({ slug }) => slug === 'wie-ein-vulkan-ausbricht') ?? {
      content: [],
    };
    expect(blocks.every(({ type }) => (type as string) !== 'video')).toBe(true);
  });
});

describe('in many files at once (R-CON-1)', () => {
  const { at, data, write, change, edit, faults } = siteCopy(beforeAll);

  const BROKEN: Mistake[] = [
    [
      'malformed YAML',
      () => write('events/9-neu.yaml', 'id: 9\ntitle: "offen\n'),
      /^content\/events\/9-neu\.yaml · Zeile \d+: .*gültiges YAML/,
    ],
    [
      'a missing picture',
      () => change('events/2-roboterwerkstatt.yaml', /src: .*robotik\.webp/, 'src: events/gibt-es-nicht.webp'),
      /^„Bild › Bilddatei“ in content\/events\/2-roboterwerkstatt\.yaml · image\.src: gefunden „events\/gibt-es-nicht\.webp“, erwartet ein Bild unter content\/pictures\/events\/gibt-es-nicht\.webp$/,
    ],
    [
      'a typo in a picture’s name',
      () => change('events/1-winterlesung.yaml', 'events/winterlesung.webp', 'events/winterlseung.webp'),
      /image\.src: .*winterlseung\.webp; gemeint ist vielleicht events\/winterlesung\.webp$/,
    ],
    [
      'two files with one id',
      () => cpSync(at('games/07-knetzoo.yaml'), at('games/7-doppelt.yaml')),
      /^„Nummer“ in content\/games\/(07-knetzoo|7-doppelt)\.yaml · id: gefunden 7, erwartet eine Kennung, die games\/.* nicht schon trägt$/,
    ],
    [
      'an ID that differs from the file name',
      () => change('books/06-der-fall-butterbrot.yaml', /^id: 6$/m, 'id: 60'),
      /books\/06-.*\.yaml · id: gefunden 60, erwartet die Kennung aus dem Dateinamen: 6$/,
    ],
    [
      'two jokes with one id',
      () => change('last-page.yaml', 'id: witz-4', 'id: witz-3'),
      /^„Witze › 4\. Witz › Kennung“ in content\/last-page\.yaml · jokes\[4\]\.id: gefunden witz-3, erwartet eine Kennung, die es noch nicht gibt$/,
    ],
    [
      'a link to a missing article',
      () => change('news.yaml', 'warum-eulen-lautlos-fliegen', 'warum-eulen-laut-fliegen'),
      /^„Auf der Startseite › 1\. Artikel“ in content\/news\.yaml · teaser\[1\]: gefunden „warum-eulen-laut-fliegen“, erwartet ein Artikel unter content\/articles\/warum-eulen-laut-fliegen\.yaml; gemeint ist vielleicht warum-eulen-lautlos-fliegen$/,
    ],
    [
      'a missing diagram in an article',
      () =>
        change(
          'articles/das-groesste-korallenriff.yaml',
          '  - type: conclusion',
          '  - { type: diagram, name: vulkan-schnit }\n  - type: conclusion',
        ),
      /^„Artikel › \d+\. Block › Zeichnung“ in content\/articles\/das-groesste-korallenriff\.yaml · content\[\d+\]\.name: gefunden „vulkan-schnit“, erwartet eine Zeichnung unter content\/diagrams\/vulkan-schnit\.yaml; gemeint ist vielleicht vulkan-schnitt$/,
    ],
    [
      'a source with an unsafe URL',
      () => change('articles/wie-ein-vulkan-ausbricht.yaml', 'https://www.example.com', 'http://www.example.com'),
      /^„Quellen › 1\. Quelle › Adresse“ in content\/articles\/wie-ein-vulkan-ausbricht\.yaml · sources\[1\]\.href: .*erwartet eine Adresse wie https:/,
    ],
    [
      'an article listed twice',
      () => change('news.yaml', /^world: \[ (\S+) \]$/m, 'world: [ $1, $1 ]'),
      /^„Aus aller Welt › 2\. Artikel“ in content\/news\.yaml · world\[2\]: gefunden „.*“, erwartet ein Artikel, der in dieser Liste noch nicht steht$/,
    ],
    [
      'an animal with a missing article',
      () => change('news.yaml', '    animal: Elefant', '    animal: Elefant\n    article: das-groesste-korallenrif'),
      /^„TIER ABC › 1\. Tier › Artikel dazu“ in content\/news\.yaml · animals\[1\]\.article: gefunden „das-groesste-korallenrif“, erwartet ein Artikel unter .*; gemeint ist vielleicht das-groesste-korallenriff$/,
    ],
    [
      'an unreadable date',
      () =>
        edit(
          'events/3-froschkoenig.yaml',
          (event) => ({ ...event, id: 8, date: 'irgendwann 2027' }),
          'events/8-neu.yaml',
        ),
      /^„Datum“ in content\/events\/8-neu\.yaml · date: gefunden „irgendwann 2027“, erwartet ein Datum wie 5\. April 2027 oder 5\.4\.2027, 12\. & 13\. Dezember 2026, /,
    ],
    [
      'a day that its month lacks',
      () => change('events/3-froschkoenig.yaml', /^date: .*$/m, 'date: 31. Februar 2027'),
      /events\/3-froschkoenig\.yaml · date: gefunden „31\.\sFebruar 2027“, .*; der Februar 2027 hat 28 Tage$/,
    ],
    [
      'a price in words',
      () => change('plans/gift.yaml', 'amount: 10 €', 'amount: zehn Euro'),
      /plans\/gift\.yaml · price\.amount: gefunden „zehn Euro“, erwartet ein Preis wie 14,00 € oder 10 €$/,
    ],
    [
      'two plans at one place',
      () => change('plans/trial.yaml', /^position: \d+$/m, 'position: 3'),
      /^„Platz in der Reihe“ in content\/plans\/year\.yaml · position: gefunden 3, erwartet eine Zahl, die plans\/trial\.yaml nicht hat$/,
    ],
    [
      'copies of a plan that is priced for one',
      () => change('plans/gift.yaml', 'school: false }', 'school: false, copies: { minimum: 2, maximum: 9 } }'),
      /^„Was das Formular fragt › Exemplare“ in content\/plans\/gift\.yaml · asks\.copies: .*erwartet eine Zahl von Exemplaren bei terms „schoolYear“ und nur dort$/,
    ],
    [
      'a contract for a school year, which is only offered',
      () => change('plans/class.yaml', 'is: request', 'is: contract'),
      /^„Was es ist“ in content\/plans\/class\.yaml · is: .*erwartet request, weil das Angebot ein Schuljahr erst festlegt$/,
    ],
    [
      'an unknown field',
      () => change('site.yaml', /^tagline:/m, 'leitsatz: Kurz\ntagline:'),
      /site\.yaml · \(Datei\): gefunden Felder, die es nicht gibt: leitsatz, erwartet nur diese Felder: tagline, portal,/,
    ],
    [
      'a title that is too long',
      () => change('articles/wie-ein-vulkan-ausbricht.yaml', /^title: .*$/m, `title: ${'Saturn '.repeat(20)}`),
      /^„Titel“ in content\/articles\/wie-ein-vulkan-ausbricht\.yaml · title: gefunden \d+ Zeichen: „Saturn .*“, erwartet höchstens 75 Zeichen$/,
    ],
    [
      'an unknown placeholder',
      () => change('pages/impressum.yaml', '{publisher.name}', '{publisher.shoeSize}'),
      /pages\/impressum\.yaml · .*: gefunden \{publisher\.shoeSize\}, erwartet ein bekannter Platzhalter, etwa \{publisher\.\w+\}$/,
    ],
    [
      'a missing file',
      () => rmSync(at('pages/agb.yaml')),
      /^content\/pages\/agb\.yaml · \(Datei\): gefunden nichts, erwartet diese Datei$/,
    ],
    [
      'a puzzle’s clue that is too long',
      () => change('puzzles.yaml', /(word: Riff\n *clue:) .*/, `$1 ${'Dort wächst es. '.repeat(6)}`),
      /^„Wörter › \d+\. Wort › Hinweis“ in content\/puzzles\.yaml · words\[\d+\]\.clue: gefunden 95 Zeichen: .*, erwartet höchstens 80 Zeichen$/,
    ],
    [
      'a puzzle’s clue that contains the word',
      () => change('puzzles.yaml', /(word: Koralle\n *clue:) .*/, '$1 Bunte Korallen im Meer'),
      /· words\[\d+\]\.clue: .*, erwartet ein Hinweis, in dem das gesuchte Wort nicht steht$/,
    ],
    ...Object.entries({ Polyp: 'Korallen-Polyp', Kalk: 'Kalk2', Sand: 'Feiner Sand', Alge: 'Ei', Lava: 'Café' }).map(
      ([word, wrong]): Mistake => [
        `a puzzle’s word that no crossword has room for: ${wrong}`,
        () => change('puzzles.yaml', `word: ${word}\n`, `word: ${wrong}\n`),
        new RegExp(`· words\\[\\d+\\]\\.word: gefunden „${wrong}“, erwartet ein Wort aus 3 bis 12 Buchstaben`),
      ],
    ),
    [
      'a duplicate word for puzzles',
      () => change('puzzles.yaml', 'word: Fangarm\n', 'word: Clownfisch\n'),
      /· words\[\d+\]\.word: .*, erwartet ein Wort, das noch nicht in der Liste steht$/,
    ],
    [
      'a secret sentence too long for its page',
      () => change('puzzles.yaml', /(sentences:\n *-) .*$/m, `$1 ${'Unser Riff ist bunt. '.repeat(4)}`),
      /· sentences\[1\]: .*, erwartet ein Satz aus höchstens 60 Buchstaben$/,
    ],
    [
      'two lessons with the same slug',
      () => edit('school.yaml', ({ lessons }) => void lessons.push(lessons[0])),
      /· lessons: .*erwartet Stunden, von denen jede einen eigenen slug hat$/,
    ],
    [
      'a price without its comma',
      () => change('books/12-hundert-beine-unterm-stein.yaml', /^price: .*$/m, 'price: 99.999.999 €'),
      /· price: .*ein Preis unter 1\.000 €/,
    ],
    [
      'a week that the year does not have',
      () => {
        change('issues/2025-52.yaml', /^number: .*$/m, 'number: 53', 'issues/2025-53.yaml');
        rmSync(at('issues/2025-52.yaml'));
      },
      /· number: gefunden 53, erwartet eine Woche, die 2025 hat: höchstens 52$/,
    ],
    [
      'a second issue on a Saturday',
      () => edit('issues/2026-48.yaml', (issue) => ({ ...issue, date: data('issues/2026-47.yaml').date })),
      /· date: .*erwartet ein Samstag, an dem issues\/2026-47\.yaml nicht kommt$/,
    ],
    [
      'a page that is never shown',
      () => cpSync(at('pages/widerruf.yaml'), at('pages/wideruf.yaml')),
      /^content\/pages\/wideruf\.yaml · \(Datei\): gefunden eine Datei, die niemand liest, .*vielleicht widerruf$/,
    ],
    [
      'an old URL that is too long',
      () => edit('redirects.yaml', (list) => void list.push({ from: `/${'a'.repeat(300)}/`, to: '/news/' })),
      /\[3\]\.from: gefunden .*erwartet höchstens 200 Zeichen/,
    ],
  ];

  reportsEach('reports (R-NEWS-12, R-PUZ-20)', faults, BROKEN);
});

describe('names with many uses', () => {
  const { at, edit, change, faults } = siteCopy(beforeAll);
  const SLUG = 'wie-ein-vulkan-ausbricht';
  const USES: Mistake[] = [
    [
      'a removed article once, with all its uses, links in texts included (R-WHOLE-4)',
      () => {
        change('pages/widerruf.yaml', '(/widerruf/)', `(${articlePath(SLUG)})`);
        rmSync(at(`articles/${SLUG}.yaml`));
      },
      /^content\/articles\/wie-ein-vulkan-ausbricht\.yaml · \(Datei\): gefunden nichts, erwartet diese Datei, denn sie wird gebraucht von: (?=.*news\.yaml · teaser\[\d\])(?=.*issues\/2026-47\.yaml · story, pages\[\d+\])(?=.*worksheets\/wie-ein-vulkan-ausbricht\.yaml).*pages\/widerruf\.yaml · sections/,
    ],
    [
      'a renamed article with its new name, and many uses in one file by their number (R-WHOLE-4)',
      () => renameSync(at('articles/das-groesste-korallenriff.yaml'), at('articles/das-groesste-korallenriffe.yaml')),
      / puzzles\.yaml · words\[\d+\]\.articles\[1\], .* und \d+ weitere.*; gemeint ist vielleicht das-groesste-korallenriffe$/,
    ],
    [
      'a removed picture with all its uses (R-WHOLE-4)',
      () => {
        change('events/2-roboterwerkstatt.yaml', /src: .*\.webp/, 'src: events/winterlesung.webp');
        rmSync(at('pictures/events/winterlesung.webp'));
      },
      /^content\/pictures\/events\/winterlesung\.webp · \(Datei\): .*gebraucht von: .*events\/1-winterlesung\.yaml · image\.src; events\/2-/,
    ],
    [
      'a lowest postcode above the highest',
      () =>
        edit('site.yaml', (site) => {
          const { postcode } = site.order.delivery.countries[0];
          Object.assign(postcode, { lowest: postcode.highest, highest: postcode.lowest });
        }),
      /postcode\.lowest: .*erwartet eine Postleitzahl, die nicht nach highest kommt$/,
    ],
  ];
  reportsEach('reports', faults, USES);
});
