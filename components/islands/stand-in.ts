import type { ComponentType } from 'react';

type StandIn = ComponentType<never> & { island: string };

/** Replaces an island's component in the export (lib/islands/stand-in-loader.cjs), so that Next bundles no script for
 * it: islandPlaceholder('Quiz') → a component that throws unless `Island` renders it. */
export const islandPlaceholder = (name: string): StandIn =>
  Object.assign(
    (): never => {
      throw new Error(`${name} is an island outside <Island of={${name}}>.`);
    },
    { island: name },
  );

/** 'Quiz' for a stand-in, undefined for a component */
export const islandName = (component: unknown) => (component as Partial<StandIn>).island;
