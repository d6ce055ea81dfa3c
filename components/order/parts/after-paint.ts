import type { FormEvent } from 'react';

const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

/** The pressed button answers before the whole form is checked, which on a slow phone takes longer than a finger waits. */
export const afterPaint =
  (check: () => Promise<void>) =>
  async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    submitter?.setAttribute('aria-busy', 'true');
    await painted();
    submitter?.removeAttribute('aria-busy');
    await check();
  };
