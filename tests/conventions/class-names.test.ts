import { classNames, componentOf, folderOf, strays } from './class-names';

const names = [...classNames(['app', 'components'])].filter(([, { styled }]) => styled.size > 0);

/** Limit for class names of components/ui that are used in other folders. */
const FEWER_THAN = 15;

test('few class names are used across folders', () => {
  const crossing = names
    .map(([name, places]) => ({ name, strays: strays(places, folderOf) }))
    .filter(({ strays }) => strays.length > 0)
    .map(({ name, strays }) => `.${name} is ${strays.join(', ')}`);
  expect(crossing.length < FEWER_THAN ? [] : crossing).toEqual([]);
});

/** Names of components/ui that others use, the stand for covers, an answer’s mark, and the showcase before its tabs. */
const SHARED = 'button kicker mark no-print panel sheet showcase stand tab tabs text-button visually-hidden'.split(' ');

test('styles lie with the component that uses them', () => {
  const apart = names.filter(([, places]) => strays(places, componentOf).length > 0);
  expect(apart.map(([name]) => name).sort()).toEqual(SHARED);
});

test('every styled class name is used', () =>
  expect(names.filter(([, { borne }]) => borne.size === 0).map(([name]) => name)).toEqual([]));
