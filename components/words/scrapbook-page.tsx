import type { Content } from 'content/kinds';
import { today } from 'german/dates/day';
import styled from 'styled-components';
import { Island } from '@/components/islands/island';
import { KeepButton } from '@/components/keep/keep-button';
import { LinkButton } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { thumbnail } from '@/lib/images/thumbnail';
import { articlePath, PATHS } from '@/lib/paths';
import { firstArticle } from '@/lib/words/first-article';
import { wordsOf } from '@/lib/words/for-page';
import { Scrapbook } from './scrapbook.island';
import { scrapbookPageStyles } from './scrapbook-page.styles';

/** „Mein Duda“: the introduction, and below it what this device keeps (R-WORD-2), which the build does not know. */
export function ScrapbookPage({ content }: { content: Content }) {
  const { description: _, intro: __, remember: ___, stamps: ____, how, ...copy } = content.lists.scrapbook;
  const places = content.articles.map(({ slug, title, image }) => [
    articlePath(slug),
    { title, picture: thumbnail(image.src).src },
  ]);
  return (
    <Root>
      <section className="how" aria-labelledby="so-geht-es">
        <Picture image={how.image} sizes="(width >= 62rem) 26rem, 92vw" eager />
        <div>
          <h2 id="so-geht-es">{how.title}</h2>
          <p>{how.text}</p>
          <p className="ways">
            <LinkButton href={firstArticle(content)}>{how.more}</LinkButton>
          </p>
          <p className="without">
            {copy.without} <Link href={PATHS.dictionary}>{copy.dictionary}</Link>
          </p>
        </div>
      </section>
      <Island
        of={Scrapbook}
        hydrate="now"
        props={{ data: { copy, places: Object.fromEntries(places) }, builtOn: today() }}
        later={wordsOf(content)}
      />
      <KeepButton path={PATHS.scrapbook} />
    </Root>
  );
}

const Root = styled.div`
  ${scrapbookPageStyles}
`;
