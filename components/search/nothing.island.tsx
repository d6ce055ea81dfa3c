'use client';

import { withBase } from 'content/base-path';
import type { Content } from 'content/kinds';
import { PATHS } from '@/lib/paths';

type Props = {
  copy: Content['lists']['search']['empty'];
  /** Words of the site similar to the typed ones. */
  similar: string[];
  places: Content['searchWords']['places'];
  onAsk: (word: string) => void;
};

/** No results: suggests similar words and pages. */
export function NoResults({ copy, similar, places, onAsk }: Props) {
  return (
    <div className="nothing">
      <h2>{copy.title}</h2>
      <p>{copy.text}</p>
      {similar.length > 0 && (
        <section aria-labelledby="aehnlich">
          <h3 id="aehnlich">{copy.similar}</h3>
          <ul role="list" className="ways">
            {similar.map((word) => (
              <li key={word}>
                <a
                  href={withBase(`${PATHS.search}?q=${encodeURIComponent(word)}`)}
                  onClick={(event) => {
                    event.preventDefault();
                    onAsk(word);
                  }}
                >
                  {word}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="wege">
        <h3 id="wege">{copy.places}</h3>
        <ul role="list" className="ways">
          {places.map(({ label, href }) => (
            <li key={href}>
              <a href={withBase(href)}>{label}</a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
