import { withBase } from 'content/base-path';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { PATHS } from '@/lib/paths';

type Props = { label: string; button: string; onSubmit?: ComponentProps<'form'>['onSubmit'] } & Omit<
  ComponentProps<'input'>,
  'onSubmit'
>;

/** The search field; outside the search island, the browser submits it to the search page. */
export const Question = ({ label, button, onSubmit, ...input }: Props) => (
  <search className="no-print">
    <form className="question" action={withBase(PATHS.search)} onSubmit={onSubmit}>
      <label htmlFor="suchwort">{label}</label>
      <input
        id="suchwort"
        type="search"
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        {...input}
      />
      <Button type="submit">{button}</Button>
    </form>
  </search>
);
