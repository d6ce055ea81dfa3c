import type { Book } from 'content/kinds';
import styled from 'styled-components';
import { ExampleNote } from '@/components/tips/example-note';
import { example as exampleNote } from '@/components/tips/example-note.styles';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { media, theme } from '@/components/ui/theme';
import { bookPath } from '@/lib/paths';

type Props = { books: Book[]; example: string | undefined };

/** Two books on the article's topic, beside it (R-NEWS-3: heading 'Buchtipps'). */
export function BookTips({ books, example }: Props) {
  if (books.length === 0) return null;
  return (
    <Root aria-labelledby="buchtipps" className="no-print">
      <h2 id="buchtipps">Buchtipps</h2>
      <ul role="list">
        {books.map(({ id, title, author, age, cover, coverOverride }) => (
          <li key={id}>
            <Link href={bookPath(id)}>
              <Picture
                image={coverOverride ?? cover}
                sizes="4.25rem"
                decorative
                fallback={{ kind: 'book', title, id }}
              />
              <span>
                <strong>{title}</strong>
                {author}
                <br />
                {age.text}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ExampleNote text={example} />
    </Root>
  );
}

const Root = styled.aside`
  ${exampleNote}
  ul + p { margin-block-start: ${theme.space.m}; }
  padding: min(${theme.space.l}, 6vw);
  border-radius: ${theme.radius.sheet};
  background: ${theme.tint.mint};
  h2 { margin-block-end: ${theme.space.m}; font-size: ${theme.type.h4}; }
  ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(${theme.width.card}, 100%), 1fr)); gap: ${theme.space.m}; }
  a { display: grid; grid-template-columns: min(${theme.size.leaf}, 30%) minmax(0, 1fr); gap: ${theme.space.m}; align-items: center; color: inherit; font-size: ${theme.type.small}; text-decoration: none; }
  strong { display: block; text-decoration: underline; text-underline-offset: 0.2em; }
  ${media.phone} {
    padding-block: ${theme.space.m};
    line-height: ${theme.leading.dense};
    h2 { margin-block-end: ${theme.space.s}; }
    ul { gap: ${theme.space.s}; }
  }
  picture { border-radius: ${theme.radius.small}; box-shadow: ${theme.shadow.lift}; }
`;
