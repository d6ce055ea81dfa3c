'use client';

import type { Content } from 'content/kinds';
import { allKinds } from 'content/puzzle-kinds';
import { fillTemplate } from 'german/fill-template';
import { BOOKLET_LEVELS, BOOKLET_SIZES, type Booklet, bookletText } from 'puzzles/booklet/choice';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useQuery, writeQuery } from '@/components/ui/use-query';
import { BookletChoice } from './booklet-choice';
import type { PagesCopy } from './booklet-pages';
import { useBooklet } from './use-booklet';

export type BookletCopy = PagesCopy &
  Pick<Content['lists']['puzzles']['booklet'], 'ready' | 'stopped' | 'lost' | 'none'>;

type Props = { ingredients: string; copy: BookletCopy };

const FIELD = 'heft';

/** Generates a booklet of puzzles in the browser; the same address gives the same booklet (R-PUZ-60). */
export function BookletMaker({ ingredients, copy }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const text = new URLSearchParams(useQuery()).get(FIELD) ?? '';
  const { booklet, phase, entries, Pages } = useBooklet(text, ingredients);
  const [notice, say] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = chosenIn(new FormData(event.currentTarget));
    say(wanted ? '' : copy.none);
    if (wanted) writeQuery({ [FIELD]: bookletText(wanted) }, 'push');
  };
  const stop = () => {
    writeQuery({ [FIELD]: '' }, 'replace');
    say(copy.stopped);
  };
  const count = booklet?.count ?? 0;
  const news = phase === 'ready' ? fillTemplate(copy.ready, { count }) : phase === 'lost' ? copy.lost : '';
  return (
    <div ref={root} className="booklet-desk">
      <form className="booklet-form sheet" onSubmit={submit}>
        <BookletChoice key={text} chosen={booklet} />
        <div className="booklet-tools">
          <Button type="submit">{booklet ? 'Neues Heft machen' : 'Heft machen'}</Button>
          {phase === 'busy' && (
            <Button variant="second" onClick={stop}>
              Abbrechen
            </Button>
          )}
          {phase === 'ready' && (
            <Button variant="second" onClick={() => printWhole(root.current)}>
              <Icon name="printer" />
              Heft drucken
            </Button>
          )}
        </div>
        {phase === 'busy' && (
          <label className="booklet-progress">
            <span>{`${entries.length} von ${count} Rätseln sind fertig …`}</span>
            <progress value={entries.length} max={count} />
          </label>
        )}
        <p role="status">{notice || news}</p>
      </form>
      {booklet && Pages && entries.length > 0 && (
        <Pages booklet={booklet} entries={entries} isWhole={phase === 'ready'} copy={copy} />
      )}
    </div>
  );
}

/** A random seed per booklet: newSeed() → '1k9x3f' */
const newSeed = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(36);

/** The booklet chosen in the form, with a new seed; undefined without a kind. */
function chosenIn(form: FormData): Booklet | undefined {
  const named = form.getAll('art');
  const kinds = allKinds().filter((kind) => named.includes(kind));
  const count = BOOKLET_SIZES.find((one) => String(one) === form.get('anzahl'));
  const level = BOOKLET_LEVELS.find((one) => one === form.get('stufe'));
  return kinds.length > 0 && count && level ? { seed: newSeed(), count, level, kinds } : undefined;
}

/** Prints after loading the lazy pictures. */
async function printWhole(root: ParentNode | null) {
  const pictures = [...(root?.querySelectorAll('img') ?? [])];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  window.print();
}
