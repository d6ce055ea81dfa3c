import type { ViewerPage } from '@/lib/issues/viewer';

type Props = { pages: readonly ViewerPage[]; shown: readonly number[]; go: (page: number) => void };

/** Thumbnails of all pages, linked. */
export const Thumbs = ({ pages, shown, go }: Props) => (
  <nav className="viewer-thumbs" aria-label="Alle Seiten">
    <ol role="list">
      {pages.map(({ section, thumb }, at) => (
        <li key={thumb.webp}>
          <button type="button" aria-current={shown.includes(at + 1) ? 'page' : undefined} onClick={() => go(at + 1)}>
            <picture>
              <source type="image/avif" srcSet={thumb.avif} />
              <img src={thumb.webp} alt="" loading="lazy" decoding="async" />
            </picture>
            <span aria-hidden="true">{at + 1}</span>
            <span className="visually-hidden">{`Seite\u00a0${at + 1}: ${section}`}</span>
          </button>
        </li>
      ))}
    </ol>
  </nav>
);
