'use client';

import { withBase } from 'content/base-path';
import type { Content } from 'content/kinds';
import { type Found, grouped, type Result } from 'search/found';
import { markFound } from 'search/mark';
import { AnswerBox } from './answer-box.island';

type Copy = Pick<Content['lists']['search'], 'answer' | 'best' | 'groups' | 'instead' | 'missed'>;

/** Search results: an answer and the best hits first, the others in groups, with the search terms marked. */
export function Hits({ result, copy }: { result: Result; copy: Copy }) {
  const { best, groups } = grouped(result.found);
  const quoted = (words: string[]) => words.map((word) => `„${word}“`).join(', ');
  return (
    <div className="hits">
      {result.answer && <AnswerBox label={copy.answer} answer={result.answer} />}
      {(result.instead.length > 0 || result.missed.length > 0) && (
        <p className="hint">
          {result.instead.length > 0
            ? copy.instead.replace('%words%', quoted(result.instead))
            : copy.missed.replace('%words%', quoted(result.missed))}
        </p>
      )}
      {best.length > 0 && (
        <section className="group" aria-labelledby="treffer">
          <h2 id="treffer">{copy.best}</h2>
          <ul role="list" className="best">
            {best.map((hit) => (
              <Hit key={`${hit.path} ${hit.title}`} hit={hit} group={copy.groups[hit.kind]} />
            ))}
          </ul>
        </section>
      )}
      {groups.map(({ kind, items }) => (
        <section key={kind} className="group" aria-labelledby={`gefunden-${kind}`}>
          <h2 id={`gefunden-${kind}`}>
            {copy.groups[kind]} <span className="number">{items.length}</span>
          </h2>
          <ul role="list">
            {items.map((hit) => (
              <Hit key={`${hit.path} ${hit.title}`} hit={hit} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** @param group names its kind where it stands among others */
function Hit({ hit: { kind, title, path, note, excerpt, image, marked }, group }: { hit: Found; group?: string }) {
  return (
    <li className="hit" data-kind={kind}>
      <div className="thumb">{image && <img {...image} alt="" loading="lazy" decoding="async" />}</div>
      <div>
        <h3>
          <a href={withBase(path)}>
            <Marked text={title} words={marked} />
          </a>
        </h3>
        <p className="note">
          {group && <span className="kind">{group}</span>}
          <Marked text={note} words={marked} />
        </p>
        <p className="excerpt">
          <Marked text={excerpt} words={marked} />
        </p>
      </div>
    </li>
  );
}

const Marked = ({ text, words }: { text: string; words: string[] }) =>
  // Parts never reorder, so the index is a stable key.
  markFound(text, words).map((part, place) => {
    const Part = part.found ? 'mark' : 'span';
    return <Part key={String(place)}>{part.text}</Part>;
  });
