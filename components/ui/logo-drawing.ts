export const VIEW_BOX = '0 0 456 124';

/** Second colour, from a property set by the page (logo.styles.ts). */
export const ACCENT = 'var(--logo-accent)';

/** The wordmark, as in assets/logo.svg: position and shape of each letter, and its cut in the second colour. */
export const LETTERS: readonly { transform: string; shape: string; cut?: string }[] = [
  {
    transform: 'translate(6 9) rotate(-5 54 52)',
    shape:
      'M34 0H46C85 0 104 20 104 51C104 84 82 104 42 104H5Q0 104 0 99V34ZM40 41V69Q40 74 45 74C60 74 67 66 67 52C67 39 60 32 48 33Q40 34 40 41Z',
    cut: 'M34.6 -0.6L-0.6 34.6H27Q35.4 34.6 35.2 27Z',
  },
  {
    transform: 'translate(121 18) rotate(4 51 52)',
    shape:
      'M5 2L32 0Q37 0 37 5L38 58C38 68 42 73 50 73C58 73 62 68 62 58L61 12Q61 7 66 7L93 5Q98 5 98 10L99 56C99 88 80 105 50 105C20 105 1 88 1 57L0 7Q0 2 5 2Z',
  },
  {
    transform: 'translate(230 8) rotate(-3 50.5 52)',
    shape:
      'M5 3L42 0C80 -2 102 18 102 49C102 82 82 101 44 102L7 104Q2 104 2 99L0 8Q0 3 5 3ZM37 36L38 67Q38 72 43 71C58 71 65 63 65 50C65 37 57 31 43 31Q37 31 37 36Z',
  },
  {
    transform: 'translate(338 14) rotate(4 56 52)',
    shape:
      'M33.4 6.7Q35 2 40 1.8L70 0.2Q75 0 76.7 4.7L110.3 97.3Q112 102 107 102.3L80 103.7Q75 104 73.4 99.3L71.6 93.7Q70 89 65 89.2L45 89.8Q40 90 38.7 94.8L37.3 100.2Q36 105 31 104.9L5 104.1Q0 104 1.6 99.3Z',
    cut: 'M54 32.9Q55 29 56.2 32.8L64.8 59.2Q66 63 62 63.2L50 63.8Q46 64 47 60.1Z',
  },
];
