import { readdirSync } from 'node:fs';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { Article, Issue } from 'content/kinds';
import { allKinds, type Kind } from 'content/puzzle-kinds';
import type { Day } from 'german/dates/day';
import { randomFrom } from 'puzzles/random';
import { type ReactElement, useState } from 'react';
import { OwnAnswer } from '@/components/debates/own-answer.island';
import { calendarOn } from '@/components/events/calendar-view.examples';
import { EventsSection } from '@/components/events/events-section';
import { eventFeed } from '@/components/events/feed';
import { IssueView } from '@/components/issue/issue-view';
import { QuizQuestions } from '@/components/news/quiz-questions.island';
import { ReadAloud } from '@/components/news/read-aloud.island';
import { CancelForm } from '@/components/order/cancel-form.island';
import { OrderPage } from '@/components/order/order-page';
import { WithdrawForm } from '@/components/order/withdraw-form.island';
import { BookletMaker } from '@/components/puzzles/booklet/booklet.island';
import { bookletCopy } from '@/components/puzzles/booklet/booklet-maker-page';
import { Player } from '@/components/puzzles/player/player.island';
import { Weeks } from '@/components/puzzles/weeks.island';
import { Letter } from '@/components/school/letter';
import { search } from '@/components/search/search.examples';
import { FullList } from '@/components/tips/full-list';
import { TipsSection } from '@/components/tips/tips-section';
import { ITEMS, list, many } from '@/components/ui/filter-list.examples';
import { examples as remember } from '@/components/words/remember.examples';
import { ScrapbookPage } from '@/components/words/scrapbook-page';
import { StampStrip } from '@/components/words/stamp-strip';
import { content } from '@/lib/content';
import { SEARCH_INDEX_PATH } from '@/lib/paths';
import { ingredientsFile } from '@/lib/puzzles/booklet/ingredients';
import { tipOfBook } from '@/lib/tips/tip';
import { type Book, EMPTY, withWord } from '@/lib/words/book';
import { changeBook } from '@/lib/words/store';
import { plan } from '@/packages/subscription/tests/plans/plans';
import { declarationFormProps, field, fillIn, paste, user } from '@/tests/components/order/props';
import { copy as player, puzzle } from '@/tests/components/puzzles/play';
import { searchOf } from '@/tests/lib/search/site';
import { translate } from '@/tests/translator';

const END = '.island.tsx';
const files = (readdirSync('components', { recursive: true }) as string[])
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith(END))
  .map((name) => name.slice(0, -END.length))
  .sort();

/** Only the build renders scripts, and in the fixtures one picture stands for all pages of an issue. */
const EXPECTED = /^Encountered (a script tag|two children with the same key)/;

/** Renders nothing. */
const WITHOUT_TEXT = ['chrome/plain-script'];

/** What a visitor does, and a text that it brings onto the page or, with `gone`, takes off it. */
type Step = [act: () => Promise<unknown>, text: string | RegExp, gone?: 'gone'];
type Walk = {
  islands: string[];
  with?: string;
  page: () => ReactElement;
  steps: Step[];
  address?: string;
  before?: () => void;
};

const press = (name: string | RegExp) => async () => user.click(await screen.findByRole('button', { name }));
const choose = (role: 'radio' | 'tab', name: string | RegExp) => async () =>
  user.click(await screen.findByRole(role, { name }));
const retype = (name: string, text: string) => async () => {
  await user.clear(field(name));
  await paste(name, text);
};
const declare = (email: string) => async () => {
  await paste('Ihr Name', 'Anna Müller');
  await paste('Vertrag', 'Geschenkabo');
  await paste('E-Mail für die Bestätigung', email);
};
const searchFor = (text: string) => async () => {
  const box = await screen.findByRole('searchbox');
  await user.clear(box);
  await user.type(box, text);
};

const { before: asked, after, ...debate } = content.debatePage.own;
const answer = (nth: number, name: 'yes' | 'no') => async () =>
  user.click(screen.getAllByRole('button', { name: debate.answers[name] })[nth] as HTMLElement);
const pressFirst = (selector: string) => async () => user.click(document.querySelector(selector) as HTMLElement);
const remembered = (book: Book, { word, explanation }: { word: string; explanation: string }) =>
  withWord(book, { word, meaning: explanation, sentence: '', path: '/' }, '2026-11-20');

/** What the read-aloud voice was given. */
const spoken: { onerror?: (() => void) | null }[] = [];
Object.assign(window, {
  CSS: { highlights: new Map() },
  matchMedia: () => Object.assign(new EventTarget(), { matches: true }),
  speechSynthesis: Object.assign(new EventTarget(), {
    getVoices: () => [{ lang: 'de-DE', name: 'de-DE', localService: true, voiceURI: 'de-DE' }],
    speak: (one: object) => spoken.push(one),
    cancel: () => {},
    pause: () => {},
    resume: () => {},
  }),
  SpeechSynthesisUtterance: class {
    constructor(public text: string) {}
  },
});
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
HTMLElement.prototype.scrollTo = () => {};
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** All clocks but the date run. */
const REAL = [
  'cancelAnimationFrame',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;

/** The week's puzzles, of which a later build shows the next week. */
function WeeksOfBuilds() {
  const [builtOn, build] = useState<Day>('2026-11-16');
  const { first, week, archive, paper } = content.lists.puzzles;
  return (
    <>
      <button type="button" onClick={() => build('2026-11-23')}>
        Neu bauen
      </button>
      <Weeks
        {...{ builtOn, first }}
        notes={{}}
        papers={{ '2026-46': 'PDF, 13 Seiten', '2026-47': 'PDF, 14 Seiten' }}
        copy={{ intro: week.intro, heading: archive.heading, none: archive.none, paper: paper.link }}
      />
    </>
  );
}
const [article] = content.articles as [Article];
const issue = content.issues.find(({ open }) => open) as Issue;

const solving = (kind: Kind): Walk => ({
  islands: ['puzzles/player/player'],
  with: kind,
  page: () => <Player kind={kind} puzzle={puzzle(kind)} address={`test/${kind}/easy`} name={kind} copy={player} />,
  steps: [
    [press(/^Hier lösen/), 'Neu anfangen'],
    [press('Eins verraten'), player.kept],
    [press('Rückgängig'), /./],
    [press('Lösung zeigen'), player.shown],
    [press('Neu anfangen'), player.shown, 'gone'],
  ],
});

const WALKS: Walk[] = [
  {
    islands: ['ui/filter-list', 'ui/filter-bar'],
    page: () => list({ items: [...ITEMS, ...many(26)], pageSize: 6 }),
    steps: [
      [press(/^Mehr anzeigen/), 'Mehr anzeigen', 'gone'],
      [searchFor('Nummer 17'), '1 Veranstaltung'],
      [press('Ausflüge'), 'Nichts gefunden'],
      [press('Alle anzeigen'), '30 Veranstaltungen'],
    ],
  },
  {
    islands: ['school/print-tools'],
    page: () => <Letter letter={content.school.letter} />,
    steps: [[press('Text kopieren'), content.school.letter.copied]],
  },
  {
    islands: ['search/search', 'search/hits', 'search/answer-box', 'search/nothing'],
    page: () => search,
    address: '/suche/',
    steps: [
      [searchFor(article.title), `Treffer für „${article.title}“`],
      [searchFor('Preis'), /antwort.*für „Preis“/i],
      [searchFor('Angst'), /antwort.*für „Angst“/i],
      [searchFor('Quastenflosser'), 'Keine Treffer'],
      [searchFor('Eule'), 'Treffer für „Eule“'],
    ],
  },
  {
    islands: ['order/cancel-form'],
    page: () => <CancelForm {...declarationFormProps} />,
    steps: [
      [press('Jetzt kündigen'), declarationFormProps.faults.title],
      [choose('radio', /^Außerordentliche/), declarationFormProps.copy.cancel.reasonHint],
      [choose('radio', /^Ordentliche/), declarationFormProps.copy.cancel.reasonHint, 'gone'],
      [declare('anna@gmial.com'), /./],
      [press('Jetzt kündigen'), 'Erklärung speichern'],
      [press('Text kopieren'), declarationFormProps.copy.copied],
      [press('Angaben ändern'), 'Erklärung speichern', 'gone'],
    ],
  },
  {
    islands: ['order/withdraw-form'],
    page: () => <WithdrawForm {...declarationFormProps} />,
    steps: [
      [declare('anna@example.org'), /./],
      [press('Weiter'), 'Widerruf bestätigen'],
      [press('Widerruf bestätigen'), 'Hiermit widerrufe ich'],
    ],
  },
  {
    islands: ['order/order-form', 'order/coupon-price'],
    page: () => <OrderPage {...content} plan={plan('class')} />,
    steps: [
      [press('Unverbindlich anfragen'), content.order.faults.title],
      [retype('Exemplare (ab 10)', '25'), '25 Exemplare'],
      [fillIn, content.order.faults.title, 'gone'],
      [press('Unverbindlich anfragen'), content.order.success.title],
    ],
  },
  {
    islands: ['order/order-form', 'issue/paper-table'],
    page: () => <OrderPage {...content} plan={plan('gift')} />,
    steps: [
      [press(content.lists.issues.look.open), content.lists.issues.look.wait],
      [press(content.lists.issues.look.back), content.lists.issues.look.wait, 'gone'],
      [press('Samstag wählen'), 'Dezember'],
      [fillIn, /./],
      [press('Zahlungspflichtig bestellen'), content.order.success.title],
    ],
  },
  {
    islands: ['events/calendar-view', 'events/month-calendar', 'events/day-panel', 'events/coming-table'],
    page: () => calendarOn('2026-11-21'),
    steps: [
      [press('Nächster Monat'), 'Winterlesung12. & 13. Dezember'],
      [press(/^Sonntag, 13\.\sDezember/), 'läuft noch'],
      [async () => user.selectOptions(screen.getByRole('combobox'), '2027-05-01'), 'Keine Veranstaltungen im Mai'],
      [press(/^Nächste Veranstaltung/), 'Bach'],
    ],
  },
  {
    islands: ['events/events'],
    page: () => <EventsSection />,
    steps: [
      [press('Kalenderansicht'), 'Kommende Veranstaltungen'],
      [press('Listenansicht'), 'Kommende Veranstaltungen', 'gone'],
      [searchFor('Roboter'), '1 Veranstaltung'],
    ],
  },
  {
    islands: ['tips/tip-list'],
    page: () => <FullList kind="book" copy={content.lists.books} tips={content.books.map(tipOfBook)} />,
    steps: [[searchFor(content.books[0]?.title ?? ''), '1 Buchtipp']],
  },
  {
    islands: ['tips/showcase'],
    page: () => {
      const { landing, lists, books, games } = content;
      return <TipsSection copy={landing.tips} {...{ lists, books, games }} />;
    },
    steps: [
      [choose('tab', 'Spiele'), /./],
      [choose('tab', 'Buchtipps'), /./],
    ],
  },
  {
    islands: ['puzzles/booklet/booklet'],
    page: () => <BookletMaker ingredients={ingredientsFile(content).path} copy={bookletCopy()} />,
    steps: [[press('Heft machen'), 'Heft drucken']],
  },
  ...allKinds().map(solving),
  {
    islands: ['news/quiz-questions'],
    page: () => <QuizQuestions questions={article.quiz} />,
    steps: [
      [choose('radio', article.quiz[0]?.answers[0] ?? ''), article.quiz[0]?.explanation ?? ''],
      [choose('radio', article.quiz[0]?.answers[1] ?? ''), /./],
      [press('Weiter'), 'Frage 2 von 3'],
      [choose('radio', article.quiz[1]?.answers[0] ?? ''), 'Noch 1 Frage offen'],
      [choose('radio', article.quiz[2]?.answers[0] ?? ''), 'Geschafft'],
      [press('Weiter'), 'Ergebnis'],
      [press('Ergebnis'), 'Frage 3 von 3', 'gone'],
    ],
  },
  {
    islands: ['puzzles/weeks'],
    page: () => <WeeksOfBuilds />,
    steps: [[press('Neu bauen'), 'PDF, 14 Seiten']],
  },
  {
    islands: ['news/read-aloud'],
    page: () => (
      <>
        <ReadAloud textId="text" />
        <div id="text">
          <p data-sentence="">Der Vulkan ist wach.</p>
          <h2 data-sentence="">Er lebt</h2>
        </div>
      </>
    ),
    steps: [
      [press('Vorlesen'), 'Einen Satz zurück'],
      [press('Pause'), 'Weiter'],
      [press('Weiter'), 'Pause'],
      [async () => act(() => spoken.at(-1)?.onerror?.()), 'stehen geblieben'],
    ],
  },
  {
    islands: ['debates/own-answer'],
    page: () => (
      <>
        <OwnAnswer slug="zoo" when="before" question={asked.heading} copy={debate} />
        <OwnAnswer slug="zoo" when="after" question={after.heading} copy={debate} />
      </>
    ),
    steps: [
      [answer(0, 'yes'), debate.said],
      [answer(1, 'no'), /vorher: Ja, jetzt: Nein/],
      [answer(1, 'yes'), /vorher: Ja, jetzt: Nein/, 'gone'],
      [answer(1, 'yes'), /./],
    ],
  },
  {
    islands: ['words/stamp-strip'],
    page: () => <StampStrip />,
    steps: [
      [press('Stempel „Quiz gelöst“ holen'), content.lists.scrapbook.stamps.quizFirst],
      [press('Stempel „Gelesen“ holen'), 'Stempel „Gelesen“ zurückgeben'],
      [press('Stempel „Gelesen“ zurückgeben'), content.lists.scrapbook.stamps.left],
    ],
  },
  {
    islands: ['words/remember'],
    page: () => remember['noch nicht gemerkt'],
    steps: [
      [press('Merken: Magma'), 'Nicht mehr merken'],
      [press('Nicht mehr merken: Magma'), content.lists.scrapbook.remember.left],
    ],
  },
  {
    islands: ['words/scrapbook', 'words/scrapbook-parts'],
    page: () => <ScrapbookPage content={content} />,
    before: () => void changeBook(() => content.glossary.slice(0, 2).reduce(remembered, EMPTY)),
    steps: [
      [press(/^Los geht|^Trotzdem/), 'Umdrehen'],
      [press('Umdrehen'), 'Wusste ich'],
      [press('Wusste ich'), 'Umdrehen'],
      [press('Umdrehen'), 'Noch nicht'],
      [press('Noch nicht'), 'Umdrehen'],
      [press('Runde beenden'), 'Umdrehen', 'gone'],
      [press(content.lists.scrapbook.games.pairs.title), 'Spiel beenden'],
      [press('Spiel beenden'), 'Spiel beenden', 'gone'],
      [press(content.lists.scrapbook.games.syllables.title), 'Wort 1 von'],
      [pressFirst('.piece'), /./],
      [press('Spiel beenden'), 'Spiel beenden', 'gone'],
      [press(content.lists.scrapbook.games.write.title), 'Wort 1 von'],
      [press('Buchstabe zeigen'), /./],
      [press('Spiel beenden'), 'Spiel beenden', 'gone'],
      [press(/^Stapel ansehen/), 'Weglegen'],
      [press(`Weglegen: ${content.glossary[0]?.word}`), 'Stapel schließen'],
      [press('Alles löschen'), 'Ja, alles löschen'],
      [press('Nein, behalten'), 'Ja, alles löschen', 'gone'],
      [press('Alles löschen'), 'Ja, alles löschen'],
      [press('Ja, alles löschen'), content.lists.scrapbook.file.left],
    ],
  },
  {
    islands: ['issue/issue-tools', 'issue/viewer/viewer'],
    page: () => <IssueView issue={issue} />,
    address: `/ausgabe/${issue.name}/`,
    steps: [
      [press('Teilen'), content.lists.issues.share.copied],
      [press(content.lists.issues.leaf), 'Weiterblättern'],
      [press('Weiterblättern'), 'Seite 2'],
      [pressFirst('[data-tool=zoom-in]'), 'vergrößert'],
      [pressFirst('[data-tool=zoom-out]'), 'vergrößert', 'gone'],
      [press('Alle Seiten'), /./],
      [press('Schließen'), 'Weiterblättern', 'gone'],
    ],
  },
];

/** Answers as the site's files do. */
async function served(address: string) {
  const { pathname } = new URL(address, location.href);
  const files: Record<string, () => unknown> = {
    '/events.json': eventFeed,
    [SEARCH_INDEX_PATH]: () => searchOf(content).stored,
    [ingredientsFile(content).path]: () => JSON.parse(ingredientsFile(content).text),
  };
  const data = files[pathname]?.();
  return { ok: data !== undefined, status: data === undefined ? 404 : 200, json: async () => data };
}

/** Same day, same random numbers, nothing stored: two walks show the same. */
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T09:00:00Z'), doNotFake: [...REAL] });
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => numbers);
  jest.spyOn(console, 'log').mockImplementation();
  Object.assign(globalThis, { fetch: served });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function walk({ page, steps, address = '/', before }: Walk, twin?: string[]): Promise<string[]> {
  localStorage.clear();
  changeBook(() => EMPTY);
  before?.();
  window.history.replaceState(null, '', address);
  jest.spyOn(Math, 'random').mockImplementation(randomFrom(1));
  const { container, unmount } = render(page());
  // Styles are not tested here, and jsdom would match every selector against every element.
  document.head.replaceChildren();
  await act(async () => {});
  const stop = twin ? translate(container) : () => {};
  const texts: string[] = [];
  for (const [at, [doIt, text, gone]] of steps.entries()) {
    await doIt();
    await waitFor(() => {
      const shown = container.textContent;
      if (twin) expect(shown).toBe(twin[at]);
      else if (gone) expect(shown).not.toMatch(text);
      else expect(shown).toMatch(text);
    });
    texts.push(container.textContent);
  }
  stop();
  unmount();
  return texts;
}

test('every island has its walk', () => {
  expect([...new Set(WALKS.flatMap(({ islands }) => islands)), ...WITHOUT_TEXT].sort()).toEqual(files);
});

test.each(WALKS.map((one) => [[...one.islands, ...(one.with ? [one.with] : [])].join(', '), one] as const))(
  'after a translator replaced the texts, %s shows the same as without it (R-FLT-11)',
  async (_, one) => {
    const errors = jest.spyOn(console, 'error').mockImplementation();
    const twin = await walk(one);
    expect(await walk(one, twin)).toEqual(twin);
    expect(errors.mock.calls.filter(([said]) => !EXPECTED.test(said))).toEqual([]);
  },
);
