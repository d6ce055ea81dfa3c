import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LinkButton } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { media, theme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/pages/paths';
import { fullTitle } from '@/lib/seo/metadata';
import { NotFoundChoice } from './not-found-choice.island';

/** The page's title as it is built, for whatever path. */
export const TITLE = 'Seite nicht gefunden';
const EVENT = 'Veranstaltung nicht gefunden';
const ARTICLE = 'Artikel nicht gefunden';

/** The texts of R-FLT-1 to R-FLT-3 for an unknown page, event and article. */
export function NotFound() {
  const { image } = content.lists.notFound;
  return (
    <Root>
      <div>
        <NotFoundChoice
          page={{
            title: fullTitle(TITLE),
            text: (
              <Text code="404" title="Oops! Seite nicht gefunden" href="/" action="Zur Startseite">
                Diese Seite ist wohl als Papierboot davongeschwommen. Vielleicht hast du dich vertippt, oder sie ist
                umgezogen.
              </Text>
            ),
          }}
          event={{
            title: fullTitle(EVENT),
            text: (
              <Text title={EVENT} href="/#events" action="Zurück zu den Veranstaltungen">
                Die gewünschte Veranstaltung konnte leider nicht gefunden werden.
              </Text>
            ),
          }}
          article={{
            title: fullTitle(ARTICLE),
            text: (
              <Text title={ARTICLE} href={PATHS.news} action="Zurück zur Übersicht">
                Der gesuchte Artikel konnte nicht gefunden werden.
              </Text>
            ),
          }}
        />
      </div>
      <Picture image={image} sizes="(width >= 62rem) 40rem, 92vw" eager />
    </Root>
  );
}

type TextProps = { code?: string; title: string; href: string; action: string; children: ReactNode };

const Text = ({ code, title, href, action, children }: TextProps) => (
  <>
    {code && <p className="code">{code}</p>}
    <h1>
      <Words text={title} />
    </h1>
    <p>{children}</p>
    <LinkButton href={href}>{action}</LinkButton>
  </>
);

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  align-items: center;
  inline-size: min(100% - 2 * ${theme.space.gutter}, ${theme.width.page});
  margin-inline: auto;
  padding-block: calc(${theme.space.header} + ${theme.space.xl}) ${theme.space.section};
  ${media.desk} { grid-template-columns: 2fr 3fr; }

  > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m}; justify-items: start; overflow-wrap: anywhere; }
  h1 { font-size: ${theme.type.h2}; }
  .code { color: ${theme.color.violetDeep}; font: ${theme.weight.black} ${theme.type.giant}/1 ${theme.font.head}; }
  picture { border-radius: ${theme.radius.large}; rotate: 1deg; box-shadow: ${theme.shadow.lift}; }
`;
