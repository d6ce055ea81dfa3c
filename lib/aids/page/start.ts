import { startBar } from './bar';

// Loaded when somebody presses „Lesehilfe“, and with the page where syllables are marked (lib/aids/early.ts).
const bar = document.querySelector<HTMLElement>('[data-aids]');
if (bar) startBar(bar);
