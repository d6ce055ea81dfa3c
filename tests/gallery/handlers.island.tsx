'use client';

import { type ComponentProps, useState } from 'react';
import { FaultScreen } from '@/components/faults/fault-screen';
import { Nothing } from '@/components/search/nothing.island';

/** A page of the gallery comes from the server, which hands no functions on: what needs one gets it here. */
export const RetriedFault = (props: { message: string; status?: number; statusText?: string }) => {
  const [error] = useState(() => Object.assign(new Error(props.message), props));
  return <FaultScreen error={error} onRetry={() => {}} />;
};

export const AskedNothing = (props: Omit<ComponentProps<typeof Nothing>, 'onAsk'>) => (
  <Nothing {...props} onAsk={() => {}} />
);
