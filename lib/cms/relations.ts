import type { CmsField } from './types';

type Relation = Pick<CmsField, 'widget' | 'collection' | 'value_field' | 'display_fields' | 'search_fields' | 'file'>;

const to = (collection: string, value: string, display: string, search = display): Relation => ({
  widget: 'relation',
  collection,
  value_field: value,
  display_fields: [display],
  search_fields: [search],
});

const article = to('articles', '{{slug}}', 'title');
const debate = to('debates', '{{slug}}', 'title');
const question = to('questions', '{{slug}}', 'question');
const comic = to('comics', '{{slug}}', 'title');
const experiment = to('experiments', '{{slug}}', 'title');
const diagram = to('diagrams', '{{slug}}', 'title');
const inFile = (collection: string, file: string, list: string, value: string, display: string): Relation => ({
  ...to(collection, `${list}.*.${value}`, `${list}.*.${display}`),
  file,
});

const RELATIONS: Record<string, Relation> = {
  'articles.content.diagram.name': diagram,
  'issues.story': article,
  'issues.pages.pieces.article.slug': article,
  'issues.pages.pieces.quiz.slug': article,
  'issues.pages.pieces.diagram.name': diagram,
  'issues.pages.pieces.event.id': to('events', 'id', 'title'),
  'issues.pages.pieces.book.id': to('books', 'id', 'title'),
  'issues.pages.pieces.game.id': to('games', 'id', 'title'),
  'issues.pages.pieces.news.id': inFile('auswahl', 'news', 'regional', 'id', 'title'),
  'issues.pages.pieces.animal.letter': inFile('auswahl', 'news', 'animals', 'letter', 'animal'),
  'issues.pages.pieces.words.words': inFile('auswahl', 'glossary', 'entries', 'word', 'word'),
  'issues.pages.pieces.debate.slug': debate,
  'issues.pages.pieces.question.slug': question,
  'issues.pages.pieces.comic.slug': comic,
  'issues.pages.pieces.trial.slug': experiment,
  'issues.pages.pieces.jokes.ids': inFile('auswahl', 'last-page', 'jokes', 'id', 'question'),
  'issues.pages.pieces.twister.id': inFile('auswahl', 'last-page', 'twisters', 'id', 'text'),
  'issues.pages.pieces.brainteaser.id': inFile('auswahl', 'last-page', 'riddles', 'id', 'question'),
  'news.teaser': article,
  'news.world': article,
  'news.regional.article': article,
  'news.animals.article': article,
  'puzzles.words.articles': article,
};

/** relationOf('issues.story') → { widget: 'relation', collection: 'articles', value_field: '{{slug}}', … }; undefined for a title */
export const relationOf = (at: string): Relation | undefined => RELATIONS[at];
