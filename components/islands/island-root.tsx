import { Component, type ReactNode, useEffect } from 'react';
import { FaultScreen } from '@/components/faults/fault-screen';
import { useIsHydrated } from '@/components/ui/use-in-browser';
import { restoreInput } from '@/lib/hydrate/live';
import { controlsIn, type FieldInput, inputOf } from '@/lib/hydrate/typed';

type Props = {
  children: ReactNode;
  /** Set in the browser only. */
  element?: HTMLElement;
  onLive?: () => void;
};

/** What is rendered of an island. The same tree in the export and in the browser, so that generated ids match. */
export const IslandRoot = ({ children, element, onLive }: Props) => (
  <>
    <FaultBoundary element={element}>{children}</FaultBoundary>
    <Live onLive={onLive} />
  </>
);

/** Last in the island, so that its effect runs after all others and reports that the island is live. */
function Live({ onLive }: Pick<Props, 'onLive'>) {
  const isReady = useIsHydrated();
  useEffect(() => {
    if (isReady) onLive?.();
  }, [isReady, onLive]);
  return null;
}

type Caught = { error?: Error | undefined };

/** Shows an island's error in its place (R-FLT-4); typed text is restored on retry. */
class FaultBoundary extends Component<{ children: ReactNode; element: HTMLElement | undefined }, Caught> {
  override state: Caught = {};
  #typed: readonly FieldInput[] = [];

  static getDerivedStateFromError(error: Error): Caught {
    return { error };
  }

  override getSnapshotBeforeUpdate(_: unknown, before: Caught) {
    const { element } = this.props;
    if (this.state.error && !before.error && element) this.#typed = inputOf(controlsIn(element));
    return null;
  }

  override componentDidUpdate(_: unknown, before: Caught) {
    const { element } = this.props;
    if (before.error && !this.state.error && element) restoreInput(this.#typed, controlsIn(element));
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <FaultScreen error={error} onRetry={() => this.setState({ error: undefined })} />;
  }
}
