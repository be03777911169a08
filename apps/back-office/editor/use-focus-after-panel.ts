import { useEffect, useRef } from 'react';

/** Marks the button of the bar whose menu opens panels. */
export const opensPanels = 'opens-panels';

const laterMs = 100;

/** A panel that closes takes away what had the keyboard: it goes back to the button that opens them. */
export function useFocusAfterPanel(opened: string | undefined): void {
  const before = useRef(opened);
  useEffect(() => {
    const isClosed = before.current !== undefined && opened === undefined;
    before.current = opened;
    if (!isClosed) return undefined;
    const comeBack = () => {
      if (document.activeElement === document.body) document.getElementById(opensPanels)?.focus();
    };
    comeBack();
    // On a busy page what had the keyboard may go a moment later than the panel is said to be closed.
    const timer = setTimeout(comeBack, laterMs);
    return () => clearTimeout(timer);
  }, [opened]);
}
