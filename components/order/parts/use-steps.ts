import { useEffect, useRef, useState } from 'react';
import { FORM_HEADING, showTop } from './show-top';

const stepIn = (state: unknown): unknown => (state as { step?: unknown } | null)?.step;

/** Steps of a form as history entries: "back" returns to the previous step with all typed values. An entry holds only
 * the step's name. After a reload the form is empty and starts at the first step. */
export function useSteps<Step extends string>(steps: readonly [Step, ...Step[]]) {
  const [first] = steps;
  const [step, setStep] = useState<Step>(first);
  const hasMoved = useRef(false);

  useEffect(() => {
    const known = (name: unknown) => steps.find((candidate) => candidate === name) ?? steps[0];
    const { state } = window.history;
    // Keeps Next's own state, so that its router ignores the change.
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
    // The browser restores the entry's scroll position first.
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
    /** Returns to the first step, as the back button does. */
    restart: () => window.history.go(-steps.indexOf(step)),
  };
}
