import type { FormEvent } from 'react';
import { painted } from '@/lib/plain/painted';

/** The pressed button shows that it is at work before the whole form is checked. */
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
