import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { afterPaint } from '@/lib/after-paint';

type Act = (() => void) | undefined;
type Props = {
  /** Undefined for kinds in which nothing wrong can be entered. */
  check?: (of: 'here' | 'all') => void;
  reveal: Act;
  showAll: Act;
  undo: Act;
  restart: Act;
};

/** A button without `act` is only aria-disabled, so that it keeps focus. Others paint their busy state before the slow
 * render of the board, and then act on the latest state. */
function Tool({ act, children }: { act: Act; children: ReactNode }) {
  const [isBusy, setBusy] = useState(false);
  const answer = useEffectEvent(() => {
    setBusy(false);
    act?.();
  });
  useEffect(() => {
    if (!isBusy) return;
    let isLeft = false;
    afterPaint().then(() => isLeft || answer());
    return () => {
      isLeft = true;
    };
  }, [isBusy]);
  return (
    <Button
      variant="second"
      size="small"
      aria-disabled={act ? undefined : true}
      aria-busy={isBusy || undefined}
      onClick={act && (() => setBusy(true))}
    >
      {children}
    </Button>
  );
}

/** Buttons for checking, help, undo and restart. */
export const GameTools = ({ check, reveal, showAll, undo, restart }: Props) => (
  <div className="play-tools">
    {check && (
      <>
        <Tool act={() => check('here')}>Diese Stelle prüfen</Tool>
        <Tool act={() => check('all')}>
          <Icon name="check" />
          Alles prüfen
        </Tool>
      </>
    )}
    <Tool act={reveal}>Eins verraten</Tool>
    <Tool act={undo}>
      <Icon name="rotate-ccw" />
      Rückgängig
    </Tool>
    <Tool act={showAll}>Lösung zeigen</Tool>
    <Tool act={restart}>Neu anfangen</Tool>
  </div>
);
