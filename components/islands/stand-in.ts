import type { ComponentType } from 'react';

type StandIn = ComponentType<never> & { island: string };

/** In the export takes the place of an island's component (lib/islands/stand-in-loader.cjs), so that Next builds no script for
 * it: standIn('Quiz') → a component that throws unless `Island` shows it. */
export const standIn = (name: string): StandIn =>
  Object.assign(
    (): never => {
      throw new Error(`${name} ist eine Insel und steht ohne <Island of={${name}}> da.`);
    },
    { island: name },
  );

/** 'Quiz' of a stand-in, undefined of a component */
export const islandName = (component: unknown) => (component as Partial<StandIn>).island;
