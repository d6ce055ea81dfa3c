'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

type Props = { title: string; copied: string; address: string };

/** Prints the issue's texts and shares its address: by the device's share menu, else copied, else shown. */
export function IssueTools({ title, copied, address }: Props) {
  const [news, setNews] = useState('');
  const share = async () => {
    const { origin, pathname } = window.location;
    const url = origin + pathname;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setNews(copied);
    } catch (fault) {
      // Not an error: the visitor closed the share menu.
      if ((fault as DOMException).name !== 'AbortError') setNews(address + url);
    }
  };
  return (
    <div className="issue-tools">
      <Button variant="second" size="small" onClick={() => window.print()}>
        <Icon name="printer" />
        Drucken
      </Button>
      <Button variant="second" size="small" onClick={share}>
        <Icon name="share-2" />
        Teilen
      </Button>
      <p role="status">{news}</p>
    </div>
  );
}
