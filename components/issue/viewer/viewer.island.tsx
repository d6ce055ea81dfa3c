'use client';

import type { Day } from 'german/dates/day';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useToday } from '@/components/ui/use-today';
import type { ViewerPage } from '@/lib/issues/viewer';
import { openLinksInNewTab, reportReady } from './frame';
import { Paper } from './paper';
import { useViewerState } from './use-opened';

type Props = { title: string; pages: ViewerPage[]; pdf: string; date: Day; builtOn: Day };

/** The viewer of an issue, over the whole window (R-ISS-11). Buttons with `data-opens` open it at a page. */
export function Viewer({ title, pages, pdf, date, builtOn }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opened = useViewerState(pages);
  // An issue is not shown before its date, whatever the address says.
  const page = useToday(builtOn) < date ? undefined : opened.page;
  const isOpen = page !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    const { current } = dialog;
    current?.showModal();
    current?.querySelector<HTMLElement>('section')?.focus({ preventScroll: true });
    reportReady();
    return () => current?.close();
  }, [isOpen]);
  const open = useEffectEvent(opened.open);
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      const door = (target as Element).closest<HTMLElement>('button[data-opens]');
      if (door) open(Number(door.dataset.opens));
      openLinksInNewTab(target as Element);
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);
  return (
    <dialog
      ref={dialog}
      className="viewer no-print"
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        if (opened.text) opened.closeText();
        else opened.close();
      }}
      // Browsers close it on the second Escape, even though onCancel is prevented.
      onClose={() => isOpen && opened.close()}
    >
      {page && <Paper title={title} pages={pages} pdf={pdf} page={page} opened={opened} />}
    </dialog>
  );
}
