import { Component, type ReactNode, useEffect } from 'react';
import { FaultScreen } from '@/components/faults/fault-screen';
import { useReady } from '@/components/ui/use-in-browser';
import { retype } from '@/lib/hydrate/live';
import { partsIn, type Typed, typedIn } from '@/lib/hydrate/typed';

type Props = {
  children: ReactNode;
  /** Only in the browser. */
  element?: HTMLElement;
  onLive?: () => void;
};

/** What is rendered of an island, the same in the export and in the browser, so that ids are the same. */
export const IslandRoot = ({ children, element, onLive }: Props) => (
  <>
    <FaultBoundary element={element}>{children}</FaultBoundary>
    <Live onLive={onLive} />
  </>
);

/** Last in the island: its effects run when all others have, and tell that the island answers. */
function Live({ onLive }: Pick<Props, 'onLive'>) {
  const isReady = useReady();
  useEffect(() => {
    if (isReady) onLive?.();
  }, [isReady, onLive]);
  return null;
}

type Caught = { error?: Error | undefined };

/** Shows an island's error in its place (R-FLT-4); what was typed comes back with the next try. */
class FaultBoundary extends Component<{ children: ReactNode; element: HTMLElement | undefined }, Caught> {
  override state: Caught = {};
  #typed: readonly Typed[] = [];

  static getDerivedStateFromError(error: Error): Caught {
    return { error };
  }

  override getSnapshotBeforeUpdate(_: unknown, before: Caught) {
    const { element } = this.props;
    if (this.state.error && !before.error && element) this.#typed = typedIn(partsIn(element));
    return null;
  }

  override componentDidUpdate(_: unknown, before: Caught) {
    const { element } = this.props;
    if (before.error && !this.state.error && element) retype(this.#typed, partsIn(element));
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <FaultScreen error={error} onRetry={() => this.setState({ error: undefined })} />;
  }
}
