import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

const SECOND = 1000;

/** Several looks a second, so that none is skipped. */
const LOOKS = SECOND / 4;

/** shown(65) → '1:05' */
const shown = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** An optional stopwatch, so that no child is rushed. It pauses while the page is out of sight, as on a locked phone, and
 * stops when the puzzle is solved. */
export function Clock({ isOver }: { isOver: boolean }) {
  const [seconds, setSeconds] = useState<number>();
  /** Milliseconds before the page was last shown. */
  const played = useRef(0);
  const isRunning = seconds !== undefined && !isOver;
  useEffect(() => {
    if (!isRunning) return;
    let since = document.hidden ? undefined : performance.now();
    // Not the time of day, which somebody may set.
    const elapsed = () => played.current + (since === undefined ? 0 : performance.now() - since);
    const look = () => setSeconds(Math.floor(elapsed() / SECOND));
    const turn = () => {
      played.current = elapsed();
      since = document.hidden ? undefined : performance.now();
      look();
    };
    const timer = setInterval(look, LOOKS);
    document.addEventListener('visibilitychange', turn);
    return () => {
      played.current = elapsed();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, [isRunning]);
  const press = () => {
    played.current = 0;
    setSeconds(seconds === undefined ? 0 : undefined);
  };
  return (
    <p className="play-clock">
      {seconds !== undefined && <span role="timer">{shown(seconds)}</span>}
      <Button variant="quiet" size="small" onClick={press}>
        <Icon name="clock" />
        <span>{seconds === undefined ? 'Zeit messen' : 'Ohne Uhr'}</span>
      </Button>
    </p>
  );
}
