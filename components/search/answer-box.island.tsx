'use client';

import { withBase } from 'content/base-path';
import type { Answer } from 'search/found';
import { LinkButton } from '@/components/ui/button';

/** The answer to a question, above the results. */
export function AnswerBox({ label, answer: { title, text, link, rows } }: { label: string; answer: Answer }) {
  return (
    <section className="answer sheet" aria-labelledby="antwort">
      <p className="kicker">{label}</p>
      <h2 id="antwort">{title}</h2>
      <p>{text}</p>
      {rows && (
        <dl>
          {rows.map(({ label: name, href, value }) => (
            <div key={href}>
              <dt>
                <a href={withBase(href)}>{name}</a>
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <LinkButton variant="second" size="small" href={link.href}>
          {link.label}
        </LinkButton>
      </p>
    </section>
  );
}
