'use client';

import { useEffect } from 'react';

/** While the picture inside the frame is still on its way: a spinner, then a fade-in. Without script it just appears. */
export function FadeIn({ frameId }: { frameId: string }) {
  useEffect(() => {
    const frame = document.getElementById(frameId);
    const image = frame?.querySelector('img');
    if (!frame || !image || image.complete) return;
    const arrived = () => frame.removeAttribute('data-loading');
    frame.setAttribute('data-loading', '');
    image.addEventListener('load', arrived);
    image.addEventListener('error', arrived);
    return () => {
      arrived();
      image.removeEventListener('load', arrived);
      image.removeEventListener('error', arrived);
    };
  }, [frameId]);
  return null;
}
