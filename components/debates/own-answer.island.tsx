'use client';

import type { DebatePage } from 'content/kinds';
import { fillTemplate } from 'german/fill-template';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import {
  ANSWERS,
  type Answer,
  answersTo,
  type Own,
  storeAnswer,
  storedAnswers,
  type When,
  watchAnswers,
} from '@/lib/debates/store';

type Copy = Omit<DebatePage['own'], When>;
type Props = { slug: string; when: When /** `question` is what the buttons answer. */; question: string; copy: Copy };

/** Three answer buttons before or after both sides; the second group says whether the answer has changed (R-DEB-3). */
export function OwnAnswer({ slug, when, question, copy }: Props) {
  const own = answersTo(
    useSyncExternalStore(watchAnswers, storedAnswers, () => null),
    slug,
  );
  const [isKept, setIsKept] = useState(true);
  const press = (answer: Answer) => setIsKept(storeAnswer(slug, when, own[when] === answer ? undefined : answer));
  return (
    <>
      <fieldset className="answers">
        <legend className="visually-hidden">{question}</legend>
        {ANSWERS.map((answer) => (
          <Button key={answer} variant="second" aria-pressed={own[when] === answer} onClick={() => press(answer)}>
            {copy.answers[answer]}
          </Button>
        ))}
      </fieldset>
      <p role="status" className="own-said">
        {own[when] && statusText(own, when, copy)}
      </p>
      <p className="own-note">{isKept ? copy.note : copy.blocked}</p>
    </>
  );
}

function statusText({ before, after }: Own, when: When, { answers, ...copy }: Copy): string {
  if (when === 'before' || !after) return copy.said;
  if (!before) return fillTemplate(copy.only, { after: answers[after] });
  return fillTemplate(before === after ? copy.same : copy.changed, { before: answers[before], after: answers[after] });
}
