import { classNames, componentOf, folderOf, strays } from './class-names';

const names = [...classNames(['app', 'components'])].filter(([, { styled }]) => styled.size > 0);

/** The words of components/ui that islands and other rooms say themselves: fewer than these may leave their folder. */
const FEWER_THAN = 15;

test('few class names cross a folder: what a room looks like is told in it', () => {
  const crossing = names
    .map(([name, places]) => ({ name, strays: strays(places, folderOf) }))
    .filter(({ strays }) => strays.length > 0)
    .map(({ name, strays }) => `.${name} is ${strays.join(', ')}`);
  expect(crossing.length < FEWER_THAN ? [] : crossing).toEqual([]);
});

/** The words of components/ui that others say, the board for covers, the mark of an answer, and the showcase, there before its tabs. */
const SHARED = 'button kicker mark no-print panel sheet showcase stand tab tabs text-button visually-hidden'.split(' ');

test('a look lies with the component whose elements bear it', () => {
  const apart = names.filter(([, places]) => strays(places, componentOf).length > 0);
  expect(apart.map(([name]) => name).sort()).toEqual(SHARED);
});

test('no class name is styled that no element bears', () =>
  expect(names.filter(([, { borne }]) => borne.size === 0).map(([name]) => name)).toEqual([]));
