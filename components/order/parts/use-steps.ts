import { useEffect, useRef, useState } from 'react';
import { FORM_HEADING, showTop } from './show-top';

const stepIn = (state: unknown): unknown => (state as { step?: unknown } | null)?.step;

/**
 * The steps of a form, each an entry of the browser's history: "back" leads to the step before, with all that was
 * typed. Only the step's name is put there. After a reload nothing is filled in, so it begins anew.
 */
export function useSteps<Step extends string>(steps: readonly [Step, ...Step[]]) {
  const [first] = steps;
  const [step, setStep] = useState<Step>(first);
  const hasMoved = useRef(false);

  useEffect(() => {
    const known = (name: unknown) => steps.find((candidate) => candidate === name) ?? steps[0];
    const { state } = window.history;
    // Next's own state stays, so that its router is left out of it.
    if (stepIn(state)) window.history.replaceState({ ...state, step: undefined }, '');
    const follow = (event: PopStateEvent) => {
      hasMoved.current = true;
      setStep(known(stepIn(event.state)));
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [steps]);

  useEffect(() => {
    if (!hasMoved.current || step !== first) return;
    // The browser puts an entry's old scroll position back first.
    const frame = requestAnimationFrame(() => showTop(document.getElementById(FORM_HEADING)));
    return () => cancelAnimationFrame(frame);
  }, [step, first]);

  return {
    step,
    advance: (to: Step) => {
      hasMoved.current = true;
      if (to !== step) window.history.pushState({ ...window.history.state, step: to }, '');
      setStep(to);
    },
    /** Back to the first step, as the browser's own button leads there. */
    restart: () => window.history.go(-steps.indexOf(step)),
  };
}
