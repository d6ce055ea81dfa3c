'use client';

import { type ComponentProps, useState } from 'react';
import { FaultScreen } from '@/components/faults/fault-screen';
import { NoResults } from '@/components/search/nothing.island';

/** Server components cannot pass functions, so examples that need handlers get them here. */
export const RetriedFault = (props: { message: string; status?: number; statusText?: string }) => {
  const [error] = useState(() => Object.assign(new Error(props.message), props));
  return <FaultScreen error={error} onRetry={() => {}} />;
};

export const AskedNothing = (props: Omit<ComponentProps<typeof NoResults>, 'onAsk'>) => (
  <NoResults {...props} onAsk={() => {}} />
);
