import { useEffect } from 'react';

/**
 * Has the browser ask, in its own words, before a reload, a link or a closed tab would lose what was typed. Nothing is
 * stored for that, as a form holds a name and an IBAN. iPhones do not ask.
 */
export function useLeaveWarning(isTyped: boolean) {
  useEffect(() => {
    if (!isTyped) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isTyped]);
}
