'use client';

import { withBase } from '@/lib/paths';
import { type Found, grouped, type Kind } from '@/lib/search/found';
import { markFound } from '@/lib/search/mark';

/** What was found, by groups, the words searched for marked. */
export function Hits({ found, groups }: { found: Found[]; groups: Record<Kind, string> }) {
  return (
    <div className="hits">
      {grouped(found).map(({ kind, items }) => (
        <section key={kind} aria-labelledby={`gefunden-${kind}`}>
          <h2 id={`gefunden-${kind}`}>
            {groups[kind]} <span className="number">{items.length}</span>
          </h2>
          <ul role="list">
            {items.map((hit) => (
              <Hit key={hit.id} hit={hit} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Hit({ hit: { kind, title, path, note, excerpt, image, terms } }: { hit: Found }) {
  return (
    <li className="hit" data-kind={kind}>
      <div className="thumb">{image && <img {...image} alt="" loading="lazy" decoding="async" />}</div>
      <div>
        <h3>
          <a href={withBase(path)}>
            <Marked text={title} terms={terms} />
          </a>
        </h3>
        <p className="note">
          <Marked text={note} terms={terms} />
        </p>
        <p className="excerpt">
          <Marked text={excerpt} terms={terms} />
        </p>
      </div>
    </li>
  );
}

const Marked = ({ text, terms }: { text: string; terms: string[] }) =>
  // Parts never change places, so the place is the key.
  markFound(text, terms).map((part, place) => (part.found ? <mark key={String(place)}>{part.text}</mark> : part.text));
