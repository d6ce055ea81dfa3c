import { divider } from 'german/syllables/divide';
import { content } from '@/lib/content';
import { doubtfulWords } from '@/lib/reading/doubtful';
import { built } from '@/tests/built-content';

const divide = divider(built.syllables);

/** Syllables as spoken. */
const HARD = `A-bend O-fen ü-ber I-gel Eu-ro-pa Stra-ße Be-ob-ach-tung Ka-kao Pa-pa-gei O-ze-an Vul-kan-aus-bruch
  Scho-ko-la-de Zu-cker Kat-ze Fens-ter Wes-pe knus-pern hän-gen sin-gen Wol-ken Bä-cker Rutsch-bahn Fahr-rad
  Schmet-ter-ling Ei-er-scha-le Frau-en Bau-er Feu-er Mau-er Au-ge Ei-mer Ra-di-o Pla-net At-mo-sphä-re Te-le-skop
  Mo-le-kül Po-lar-licht Ko-ral-len-riff Druck-ma-schi-ne Tau-send Nacht-eu-le Fe-ri-en Spa-ni-en Di-no-sau-ri-er
  Ga-la-xie Licht-teil-chen A-bend-es-sen A-sche-wol-ke Fisch-eu-len da-rü-ber-wischt E-ner-gie En-ce-la-dus km
  Chro-ma-to-gra-fie be-ob-ach-te-te fei-erst Ba-na-nen-blät-tern Süd-a-me-ri-ka wie-der-zu-er-ken-nen`.split(/\s+/);

test.each(HARD)('%s is split as spoken (R-AID-1)', (divided) =>
  expect(divide(divided.replaceAll('-', '')).join('-')).toBe(divided),
);

test.each([
  ['Apfel', ['Apfe-l'], true],
  ['Abend', ['Abend'], true],
  ['Schrank', ['Schr-ank'], true],
  ['Quelle', ['Quel-le'], false],
  ['Abend', ['A-bend'], false],
])('%s split as %s is doubtful: %s', (word, entries, isDoubtful) =>
  expect(doubtfulWords([word], divider(entries))).toEqual(isDoubtful ? entries : []),
);

test('words of the site’s own list are split as listed', () => {
  expect(content.syllables.length).toBeGreaterThan(0);
  const own = divider(content.syllables);
  for (const entry of content.syllables) expect(own(entry.replaceAll('-', '')).join('-')).toBe(entry);
});
