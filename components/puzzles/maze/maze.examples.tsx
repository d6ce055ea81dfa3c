import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { makeMaze } from '@/lib/puzzles/maze/make';
import { Maze } from './maze';
import { MazeRoot } from './maze.styles';
import { MazeSolution } from './maze-solution';

const [easy, hard] = [makeMaze(content.puzzles.mazes, 'easy', 47), makeMaze(content.puzzles.mazes, 'hard', 47)];

export const examples = {
  leicht: (
    <MazeRoot>
      <Maze puzzle={easy} id="leicht" />
    </MazeRoot>
  ),
  knifflig: (
    <MazeRoot>
      <Maze puzzle={hard} id="knifflig" />
    </MazeRoot>
  ),
  gelöst: (
    <MazeRoot>
      <MazeSolution puzzle={easy} />
    </MazeRoot>
  ),
} satisfies Examples;
