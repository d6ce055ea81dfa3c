'use client';

import { useEffect } from 'react';
import { useReady } from '@/components/ui/use-in-browser';
import { announce } from '@/lib/wake/awake';

/** Last in the page: its effects run when those of all islands have, and tell that they answer. */
export function Awake() {
  const isReady = useReady();
  useEffect(() => {
    if (isReady) announce();
  }, [isReady]);
  return null;
}
