import { type RefObject, useSyncExternalStore } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { MAX_SCALE } from '@/lib/issues/zoom';

function watch(changed: () => void) {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** Full screen for an element, if supported; browsers refuse it to a dialog, but not to its content. */
function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isOn = useSyncExternalStore(
    watch,
    () => Boolean(document.fullscreenElement),
    () => false,
  );
  return {
    isPossible: document.fullscreenEnabled,
    isOn,
    // If refused, nothing changes.
    toggle() {
      const done = isOn ? document.exitFullscreen() : element.current?.requestFullscreen();
      done?.catch(() => undefined);
    },
  };
}

type ToolProps = { icon: IconName; label: string; onClick: () => void; isOff?: boolean; isPressed?: boolean };

/** `isOff` sets aria-disabled, so that the button keeps focus on the first and last page. */
export const Tool = ({ icon, label, onClick, isOff, isPressed }: ToolProps) => (
  <button
    type="button"
    className="viewer-tool"
    data-tool={icon}
    aria-disabled={isOff || undefined}
    aria-pressed={isPressed}
    onClick={isOff ? undefined : onClick}
  >
    <Icon name={icon} />
    <span>{label}</span>
  </button>
);

type Props = {
  label: string;
  scale: number;
  isFirst: boolean;
  isLast: boolean;
  isListed: boolean;
  /** While a text covers them. */
  isOff: boolean;
  inside: RefObject<HTMLElement | null>;
  turn: (leaves: number) => void;
  larger: () => void;
  smaller: () => void;
  list: () => void;
};

/** Buttons for turning, zoom, overview and full screen; announces the current page when it changes. */
export function Tools({ label, scale, isFirst, isLast, isListed, isOff, inside, turn, larger, smaller, list }: Props) {
  const full = useFullScreen(inside);
  const size = scale > 1 ? `, ${scale.toLocaleString('de-DE')}-fach vergrößert` : '';
  return (
    <div className="viewer-tools" inert={isOff}>
      <Tool icon="chevron-left" label="Zurückblättern" isOff={isFirst} onClick={() => turn(-1)} />
      <p role="status">
        <span>{label}</span>
        <span className="visually-hidden">{size}</span>
      </p>
      <Tool icon="chevron-right" label="Weiterblättern" isOff={isLast} onClick={() => turn(1)} />
      <Tool icon="zoom-out" label="Kleiner" isOff={scale === 1} onClick={smaller} />
      <Tool icon="zoom-in" label="Größer" isOff={scale === MAX_SCALE} onClick={larger} />
      <Tool icon="layout-grid" label="Alle Seiten" isPressed={isListed} onClick={list} />
      {full.isPossible && (
        <Tool icon="maximize" label="Ganzer Bildschirm" isPressed={full.isOn} onClick={full.toggle} />
      )}
    </div>
  );
}
