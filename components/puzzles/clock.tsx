import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

const SECOND = 1000;

/** shown(65) → '1:05' */
const shown = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** An optional stopwatch, so that no child is rushed. Stops when the puzzle is solved. */
export function Clock({ isOver }: { isOver: boolean }) {
  const [seconds, setSeconds] = useState<number>();
  const isRunning = seconds !== undefined && !isOver;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSeconds((before = 0) => before + 1), SECOND);
    return () => clearInterval(timer);
  }, [isRunning]);
  return (
    <p className="play-clock">
      {seconds !== undefined && <span role="timer">{shown(seconds)}</span>}
      <Button variant="quiet" size="small" onClick={() => setSeconds(seconds === undefined ? 0 : undefined)}>
        <Icon name="clock" />
        {seconds === undefined ? 'Zeit messen' : 'Ohne Uhr'}
      </Button>
    </p>
  );
}
