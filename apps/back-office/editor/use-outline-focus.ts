import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * A line of the outline that goes away, as a block that is deleted, gives the keyboard to the line
 * that is chosen then.
 */
export function useOutlineFocus(outline: RefObject<HTMLElement | null>) {
  const isInside = useRef(false);
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    outline.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
  });
  return {
    onFocus: () => {
      isInside.current = true;
    },
    // A line that is gone was not left.
    onBlur: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
      isInside.current = relatedTarget === null && !target.isConnected;
    },
  };
}
