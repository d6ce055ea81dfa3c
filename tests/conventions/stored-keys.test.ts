import { readFileSync } from 'node:fs';
import { built } from '../built-content';
import { sourcesIn } from './sources';

const code = ['lib', 'components'].flatMap(sourcesIn).map((file) => readFileSync(file, 'utf8'));
const keys = code.flatMap((text) => [...text.matchAll(/KEY = '([^']+)'/g)].map(([, key = '']) => key));

test('what devices store keeps its names, as another name would leave it behind', () => {
  expect(keys.sort()).toEqual(['duda-beleg', 'duda-lesen', 'duda-mein-duda', 'duda-raetsel', 'duda-streitfragen']);
});

test('the privacy page names every key in localStorage (R-LAW-13)', () => {
  const told = JSON.stringify(built.pages.datenschutz);
  // The receipt is in sessionStorage, until its tab is closed.
  const kept = keys.filter((key) => key !== 'duda-beleg');
  expect(kept.filter((key) => !told.includes(`„${key}“`))).toEqual([]);
});
