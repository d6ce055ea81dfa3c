import type { Content, Issue, Piece } from 'content/kinds';

/** The print edition has room for this many of an article's questions. */
export const PRINTED_QUESTIONS = 3;

type Known = Pick<
  Content,
  'articles' | 'news' | 'events' | 'books' | 'games' | 'diagrams' | 'experiments' | 'lists' | 'printed'
>;

const byId = <T extends { id: number }>(things: readonly T[], id: number) => things.find((thing) => thing.id === id);

const bySlug = <T extends { slug: string }>(things: readonly T[], wanted: string) =>
  things.find(({ slug }) => slug === wanted);

/** pieceTitle({ type: 'animal', letter: 'I' }, content) → 'I wie Igel'; undefined for a joke */
function pieceTitle(piece: Piece, content: Known): string | undefined {
  const { articles, news, events, books, games, diagrams, experiments, lists, printed } = content;
  switch (piece.type) {
    case 'article':
      return articles.find(({ slug }) => slug === piece.slug)?.title;
    case 'news':
      return byId(news.regional, piece.id)?.title;
    case 'event':
      return byId(events, piece.id)?.title;
    case 'book':
      return byId(books, piece.id)?.title;
    case 'game':
      return byId(games, piece.id)?.title;
    case 'diagram':
      return diagrams.find(({ name }) => name === piece.name)?.title;
    case 'animal': {
      const animal = news.animals.find(({ letter }) => letter === piece.letter);
      return animal && `${animal.letter} wie ${animal.animal}`;
    }
    case 'debate':
      return bySlug(printed.debates, piece.slug)?.title;
    case 'question':
      return bySlug(printed.questions, piece.slug)?.question;
    case 'comic':
      return bySlug(printed.comics, piece.slug)?.title;
    case 'trial':
      return bySlug(experiments, piece.slug)?.title;
    case 'briefs':
      return lists.lastPage.briefs;
    case 'anniversary':
      return `${piece.day.text} ${piece.year}`;
    case 'weather':
      return piece.word;
    case 'short':
    case 'letter':
    case 'experiment':
    case 'riddle':
    case 'wordsearch':
    case 'calendar':
      return piece.title;
    case 'quiz':
    case 'words':
    case 'imprint':
    case 'teaser':
    case 'joke':
    case 'fact':
    case 'quote':
    case 'jokes':
    case 'twister':
    case 'brainteaser':
      return undefined;
  }
}

const LONGEST = 60;

/** Name of the button that covers the piece in the viewer; the first words if it has no title:
 * pieceName({ type: 'joke', … }, content) → 'Witz: Was sitzt im Baum und …' */
export function pieceName(piece: Piece, content: Known): string {
  const begun = (text: string) => (text.length > LONGEST ? `${text.slice(0, text.lastIndexOf(' ', LONGEST))} …` : text);
  switch (piece.type) {
    case 'quiz':
      return 'Quiz';
    case 'words':
      return 'Schwierige Wörter';
    case 'imprint':
      return 'Impressum';
    case 'teaser':
      return piece.title;
    case 'joke':
      return `Witz: ${begun(piece.question)}`;
    case 'jokes':
      return content.lists.lastPage.jokes.heading;
    case 'twister':
      return content.lists.lastPage.twisters.heading;
    case 'brainteaser':
      return content.lists.lastPage.riddle.heading;
    case 'fact':
      return begun(`${piece.figure} ${piece.text}`);
    case 'quote':
      return begun(`„${piece.text}“`);
    default:
      return pieceTitle(piece, content) ?? 'Weiteres';
  }
}

type ContentsEntry = { title: string; piece: number };
export type ContentsPage = { page: number; section: string; entries: ContentsEntry[] };

/** Table of contents. Lists an article on the page with most of its text (R-ISS-6):
 * contentsOf(issue, content) → [{ page: 2, section: 'Nachrichten', entries: [{ title: 'Papageien', … }, …] }, …] */
export const contentsOf = ({ pages }: Pick<Issue, 'pages'>, content: Known): ContentsPage[] =>
  pages.map(({ section, pieces }, at) => ({
    page: at + 1,
    section,
    entries: pieces.flatMap((piece, nth) => {
      const isBeginning = piece.type === 'article' && piece.paragraphs !== undefined;
      const title = isBeginning ? undefined : pieceTitle(piece, content);
      return title ? [{ title, piece: nth }] : [];
    }),
  }));

/** Headlines for descriptions, lead story first: headlinesOf(issue, content) → ['Wie ein Vulkan ausbricht', 'Grüne Papageien', …] */
export function headlinesOf(issue: Issue, content: Known): string[] {
  const story = content.articles.find(({ slug }) => slug === issue.story)?.title;
  const others = issue.contents
    ? issue.contents.map(({ title }) => title)
    : contentsOf(issue, content).flatMap(({ entries }) => entries.slice(0, 1).map(({ title }) => title));
  return [...new Set([...(story ? [story] : []), ...others])];
}

/** Easy-language text of a piece that exists only in the print edition:
 * simpleOf({ type: 'short', simple: 'Es ist Winter. …', … }) → 'Es ist Winter. …' */
export const simpleOf = (piece: Piece) => ('simple' in piece ? piece.simple : undefined);
