import { readdirSync } from 'node:fs';
import { type ComponentType, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Examples, Ground } from '@/components/examples';

const END = '.examples.tsx';

/** All components with examples, by path below components/: ['ui/badge', 'ui/button', …] */
export const componentNames = (readdirSync('components', { recursive: true }) as string[])
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith(END))
  .map((name) => name.slice(0, -END.length))
  .sort();

type Module = { examples: Examples; Stage?: ComponentType<{ children: ReactNode }> };
export type Example = { title: string; ground: Ground; element: ReactElement };

/** A component's examples in order: examplesOf('ui/badge') → [{ title: 'schlicht', ground: 'paper', element }, …] */
export async function examplesOf(name: string): Promise<Example[]> {
  const { examples, Stage = Fragment }: Module = await import(`@/components/${name}.examples.tsx`);
  return Object.entries(examples).map(([title, example]) => {
    const { ground, element } = isValidElement(example) ? { ground: 'paper' as const, element: example } : example;
    return { title, ground, element: createElement(Stage, null, element) };
  });
}
