'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

type Props = { address: string; look: Record<'open' | 'back' | 'wait', string> };

/** Whether the current history entry is the open paper. */
const isStep = () => Boolean(window.history.state?.paper);

/** The viewer over the whole window, in a frame, so that the page keeps its form (R-ISS-18). The viewer's close button
 * and the back button close the dialog. */
export function ViewerDialog({ address, look }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const { current } = dialog;
    current?.showModal();
    const leave = () => isStep() || setOpen(false);
    window.addEventListener('popstate', leave);
    return () => {
      window.removeEventListener('popstate', leave);
      current?.close();
    };
  }, [isOpen]);
  const open = () => {
    window.history.pushState({ ...window.history.state, paper: true }, '');
    setOpen(true);
  };
  const close = () => {
    if (!isOpen) return;
    setOpen(false);
    if (isStep()) window.history.back();
  };
  return (
    <>
      <Button variant="second" size="small" onClick={open}>
        <Icon name="newspaper" />
        {look.open}
      </Button>
      <dialog ref={dialog} className="paper-table" aria-label={look.open} onClose={close}>
        {isOpen && (
          <>
            <p role="status">{look.wait}</p>
            <Button size="small" onClick={close}>
              {look.back}
            </Button>
            <iframe src={address} title={look.open} />
          </>
        )}
      </dialog>
    </>
  );
}
