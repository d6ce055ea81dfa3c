import { useEffect } from 'react';

/**
 * Makes the browser ask before typed values are lost by a reload, a link or a closed tab. Nothing is stored instead, as
 * a form holds names and an IBAN. iPhones do not ask.
 */
export function useLeaveWarning(isTyped: boolean) {
  useEffect(() => {
    if (!isTyped) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isTyped]);
}
