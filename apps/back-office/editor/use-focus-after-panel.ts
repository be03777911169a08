import { useEffect, useRef } from 'react';

/** Marks the button of the bar whose menu opens panels. */
export const opensPanels = 'opens-panels';

/** A panel that closes takes away what had the keyboard: it goes back to the button that opens them. */
export function useFocusAfterPanel(opened: string | undefined): void {
  const before = useRef(opened);
  useEffect(() => {
    const isClosed = before.current !== undefined && opened === undefined;
    before.current = opened;
    if (isClosed && document.activeElement === document.body) {
      document.getElementById(opensPanels)?.focus();
    }
  }, [opened]);
}
