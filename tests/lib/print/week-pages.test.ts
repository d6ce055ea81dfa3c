import type { Issue, Piece } from 'content/kinds';
import { content } from '@/lib/content';
import { textOfPages } from '@/lib/print/raster';
import { prepareIssue, typesetIssue } from '@/lib/print/set-issue';
import { articleOf, blocksOf, CACHE, contentWith, issueOf, PICTURES, sentences, sharedSetter, words } from './sample';

const { debates, questions, comics, experiments, briefs, history, lastPage } = content;
const [debate, question, comic, trial, past] = [debates[0], questions[0], comics[0], experiments[0], history[0]];
if (!debate || !question || !comic || !trial || !past) throw new Error('the fixtures lack one of the new kinds');

const anniversary: Piece = { type: 'anniversary', day: past.day, year: past.year };
const PAGES = {
  debate: [{ type: 'debate', slug: debate.slug }],
  people: [{ type: 'article', slug: 'probe' }, { type: 'question', slug: question.slug }, anniversary],
  last: [
    { type: 'comic', slug: comic.slug },
    { type: 'trial', slug: trial.slug },
    { type: 'jokes', ids: lastPage.jokes.slice(0, 4).map(({ id }) => id) },
    { type: 'twister', id: lastPage.twisters[0]?.id ?? '' },
    { type: 'brainteaser', id: lastPage.riddles[0]?.id ?? '' },
  ],
  news: [
    { type: 'article', slug: 'probe' },
    {
      type: 'short',
      kicker: 'Frag nach',
      title: 'Was Eulen hören',
      text: sentences(1, 6),
      image: { src: 'motif.webp', alt: 'Ein Motiv der Probe.' },
    },
    { type: 'briefs', titles: briefs.slice(0, 3).map(({ title }) => title) },
  ],
} satisfies Partial<Record<Issue['pages'][number]['template'], Piece[]>>;

async function paper(template: keyof typeof PAGES) {
  const page = { template, section: 'Die Probe', pieces: PAGES[template] };
  // Page 2, because page 1 has no running head.
  const issue = issueOf([{ ...page, pieces: [] }, page]);
  const here = {
    ...contentWith(articleOf(blocksOf(12))),
    printed: { debates: [debate], questions: [question], comics: [comic] } as typeof content.printed,
  };
  const { set } = await typesetIssue(await prepareIssue(here, issue, PICTURES, CACHE, [2]), await sharedSetter(), {});
  const [text = ''] = await textOfPages(set.pdf());
  return { set, text: words(text) };
}

test.each(Object.keys(PAGES) as (keyof typeof PAGES)[])(
  'reports a zone inside the page for each piece of the template %s',
  async (template) => {
    const { set } = await paper(template);
    expect([...new Set(set.places.map(({ piece }) => piece))].sort()).toEqual(PAGES[template].map((_, nth) => nth));
    for (const { x, y, width, height } of set.places) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(280);
      expect(y + height).toBeLessThanOrEqual(400);
    }
  },
);

test('a debate page has both sides and two ballots (R-ISS-23)', async () => {
  const { text } = await paper('debate');
  for (const side of [debate.pro, debate.contra])
    for (const said of [side.heading, side.text, ...side.reasons]) expect(text).toContain(words(said));
  for (const vote of [content.debatePage.ballot.before, content.debatePage.ballot.after])
    expect(text).toContain(words(`${content.debatePage.ballot.sheet.slip} · ${vote}`));
});

test('a people page has questions with answers and an anniversary', async () => {
  const { text } = await paper('people');
  for (const said of [...question.answer, past.text, `${String(past.year)}`]) expect(text).toContain(words(said));
});

test('the last page has the speech of the comic and all answers', async () => {
  const { text } = await paper('last');
  const said = comic.panels.flatMap(({ speech }) => speech.map((one) => one.text));
  const answers = [...lastPage.jokes.slice(0, 4), ...lastPage.riddles.slice(0, 1)].map(({ answer }) => answer);
  for (const one of [...said, ...trial.steps, ...answers]) expect(text).toContain(words(one));
});

test('a news page lists short items with their places, invented ones marked (R-ISS-23)', async () => {
  const { text } = await paper('news');
  for (const { title, place } of briefs.slice(0, 3)) expect(text).toContain(words(place) + words(title));
  expect(text.split('beispiel').length - 1).toBe(briefs.slice(0, 3).filter(({ example }) => example).length);
});
