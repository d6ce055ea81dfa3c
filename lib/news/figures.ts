import type { Block } from '@/lib/content/kinds';

const FIGURES = {
  paragraph: false,
  heading: false,
  highlight: false,
  conclusion: false,
  image: true,
  diagram: true,
} as const satisfies Record<Block['type'], boolean>;

/** Whether a block is a figure between paragraphs: isFigure({ type: 'diagram', name: 'vulkan' }) → true */
export const isFigure = ({ type }: Pick<Block, 'type'>): boolean => FIGURES[type];
