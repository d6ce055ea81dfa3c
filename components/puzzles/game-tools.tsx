import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { painted } from '@/lib/plain/painted';

type Act = (() => void) | undefined;
type Props = {
  /** Not where nothing wrong can be entered. */
  check?: (of: 'here' | 'all') => void;
  reveal: Act;
  showAll: Act;
  undo: Act;
  restart: Act;
};

/**
 * A press that has nothing to do stays where it is, so that nobody loses the place. Any other is seen before the board is
 * drawn, which takes a slow phone longer than a finger waits; what was entered meanwhile counts.
 */
function Tool({ act, children }: { act: Act; children: ReactNode }) {
  const [isBusy, setBusy] = useState(false);
  const answer = useEffectEvent(() => {
    setBusy(false);
    act?.();
  });
  useEffect(() => {
    if (!isBusy) return;
    let isLeft = false;
    painted().then(() => isLeft || answer());
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

/** Checking, help, and the way back. */
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
