import { startBar } from './bar';

// Loaded when „Lesehilfe“ is pressed, or with the page if syllables are on (lib/aids/early.ts).
const bar = document.querySelector<HTMLElement>('[data-aids]');
if (bar) startBar(bar);
