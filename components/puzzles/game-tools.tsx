import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

type Act = (() => void) | undefined;
type Props = {
  /** Not where nothing wrong can be entered. */
  check?: (of: 'here' | 'all') => void;
  reveal: Act;
  showAll: Act;
  undo: Act;
  restart: Act;
};

/** A press that has nothing to do stays where it is, so that nobody loses the place. */
const Tool = ({ act, children }: { act: Act; children: ReactNode }) => (
  <Button variant="second" size="small" aria-disabled={act ? undefined : true} onClick={act}>
    {children}
  </Button>
);

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
