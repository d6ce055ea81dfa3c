import type { FormEvent } from 'react';
import { painted } from '@/lib/plain/painted';

/** Paints the busy state of the pressed button before the form is validated. */
export const checkAfterPaint =
  (check: () => Promise<void>) =>
  async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    submitter?.setAttribute('aria-busy', 'true');
    await painted();
    submitter?.removeAttribute('aria-busy');
    await check();
  };
