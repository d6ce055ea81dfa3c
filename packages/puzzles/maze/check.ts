import type { Maze } from './puzzle';

/** Faults, [] if valid: faultsOfMaze(maze) → ['vom Start führt kein Weg zum Ziel'] */
export function faultsOfMaze({ size, cells, start, goal }: Maze): string[] {
  if (cells.length !== size * size) return ['hat nicht so viele Felder, wie es soll'];
  const bits = [...cells].map((digit) => Number(`0x${digit}`));
  const has = (at: number, bit: number) => ((bits[at] as number) & bit) > 0;
  const places = [...bits.keys()];
  const leaks = places.some(
    (at) =>
      (at < size && has(at, 1)) ||
      (at % size === size - 1 && has(at, 2)) ||
      (at >= size * (size - 1) && has(at, 4)) ||
      (at % size === 0 && has(at, 8)),
  );
  if (leaks) return ['hat ein Loch in der Außenwand'];
  const doors = [
    ...places.filter((at) => has(at, 2)).map((at) => [at, at + 1] as const),
    ...places.filter((at) => has(at, 4)).map((at) => [at, at + size] as const),
  ];
  const isOneSided =
    doors.some(([at, next]) => !has(next, next === at + 1 ? 8 : 1)) ||
    doors.length * 2 !== bits.reduce((sum, one) => sum + [1, 2, 4, 8].filter((bit) => one & bit).length, 0);
  // Union-find over doors: a door that joins nothing new means a second way.
  const room = [...places];
  let secondWays = 0;
  for (const [at, next] of doors) {
    const [one, other] = [room[at], room[next]];
    if (one === other) secondWays += 1;
    else for (const place of places) if (room[place] === other) room[place] = one as number;
  }
  return [
    ...(isOneSided ? ['hat eine Tür, die nur von einer Seite offen ist'] : []),
    ...(secondWays > 0 ? ['hat mehr als einen Weg'] : []),
    ...(room[start] === room[goal] && start !== goal ? [] : ['vom Start führt kein Weg zum Ziel']),
    ...(new Set(room).size === 1 ? [] : ['hat Felder, zu denen kein Weg führt']),
  ];
}
