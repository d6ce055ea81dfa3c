import type { FormEvent } from 'react';
import { afterPaint } from '@/lib/after-paint';

/** Paints the busy state of the pressed button before the form is validated. */
export const validateAfterPaint =
  (check: () => Promise<void>) =>
  async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    submitter?.setAttribute('aria-busy', 'true');
    await afterPaint();
    submitter?.removeAttribute('aria-busy');
    await check();
  };
