import styled from 'styled-components';
import { Question } from '@/components/search/question';
import { question } from '@/components/search/question.styles';
import { LinkButton } from '@/components/ui/button';
import { InlineScript } from '@/components/ui/inline-script';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { media, theme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';
import { content } from '@/lib/content';
import { LOADING_EVENT } from '@/lib/events/feed';
import { PATHS } from '@/lib/paths';
import { WAITING } from '@/lib/plain/unknown-path';
import { fullTitle } from '@/lib/seo/metadata';

/** Title of the static 404 page, for any path. */
export const TITLE = 'Seite nicht gefunden';

type Missing = { folder: string; title: string; text?: string; href: string; action: string };

const TO_EVENTS = { href: '/#events', action: 'Zurück zu den Veranstaltungen' };

/** By folder of the unknown address; the first is the default, also without JavaScript (R-FLT-1 to R-FLT-3, R-EVT-13). */
const MISSING: readonly Missing[] = [
  {
    folder: '',
    title: 'Oops! Seite nicht gefunden',
    text: 'Diese Seite ist wohl als Papierboot davongeschwommen. Vielleicht hast du dich vertippt, oder sie ist umgezogen.',
    href: '/',
    action: 'Zur Startseite',
  },
  {
    folder: '/event/',
    title: 'Veranstaltung nicht gefunden',
    text: 'Die gewünschte Veranstaltung konnte leider nicht gefunden werden.',
    ...TO_EVENTS,
  },
  { folder: WAITING, title: LOADING_EVENT, ...TO_EVENTS },
  {
    folder: PATHS.news,
    title: 'Artikel nicht gefunden',
    text: 'Der gesuchte Artikel konnte nicht gefunden werden.',
    href: PATHS.news,
    action: 'Zurück zur Übersicht',
  },
];

const shownFor = (folder: string) => ({ 'data-missing-in': folder, hidden: folder !== '' });

/** Has the texts for an unknown page, event and article; the path selects one (`lib/plain/unknown-path.ts`). */
export function NotFound() {
  const { image, search, ways } = content.lists.notFound;
  const { lists, subscription } = content;
  const further = {
    [PATHS.news]: lists.news.title,
    [PATHS.puzzles]: lists.puzzles.title,
    [PATHS.subscription]: subscription.title,
  };
  return (
    <Root>
      <div>
        <p className="code" {...shownFor('')}>
          404
        </p>
        <h1 aria-live="polite">
          {MISSING.map(({ folder, title }) => (
            <span key={folder} {...shownFor(folder)} data-title={folder && fullTitle(title)}>
              <Words text={title} />
            </span>
          ))}
        </h1>
        {MISSING.map(({ folder, text, href, action }) => (
          <div key={folder} {...shownFor(folder)}>
            {text && <p>{text}</p>}
            <LinkButton href={href}>{action}</LinkButton>
          </div>
        ))}
        <Question label={search} button={lists.search.button} />
        <nav aria-labelledby="weiter">
          <p id="weiter">{ways}</p>
          <ul role="list">
            {Object.entries(further).map(([path, label]) => (
              <li key={path}>
                <Link href={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Picture image={image} sizes="(width >= 62rem) 40rem, 92vw" eager />
      <InlineScript name="unknownPath" />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  align-items: center;
  inline-size: min(100% - 2 * ${theme.space.gutter}, ${theme.width.page});
  margin-inline: auto;
  padding-block: calc(${theme.space.header} + ${theme.space.xl}) ${theme.space.section};
  ${media.desktop} { grid-template-columns: 2fr 3fr; }

  > div { overflow-wrap: anywhere; }
  > div, > div > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m}; justify-items: start; }
  ${question}
  search { inline-size: 100%; }
  nav ul { display: flex; flex-wrap: wrap; gap: 0 ${theme.space.l}; }
  nav a { display: inline-block; padding-block: ${theme.space.xs}; }
  h1 { font-size: ${theme.type.h2}; }
  .code { color: ${theme.color.violetDeep}; font: ${theme.weight.black} ${theme.type.giant}/1 ${theme.font.head}; }
  picture { border-radius: ${theme.radius.large}; rotate: 1deg; box-shadow: ${theme.shadow.lift}; }
`;
