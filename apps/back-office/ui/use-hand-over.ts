import { useRef } from 'react';

/** What somebody leaves in a plain field for the editor that takes its place. */
export interface HandOver<Left> {
  readonly read: () => Left | undefined;
  readonly keep: (left: Left | undefined) => void;
  /** Somebody left the field. Who only looks at another window comes back to it. */
  readonly leave: () => void;
  /** Gives it away, once; undefined where nobody is in the field. */
  readonly take: () => Left | undefined;
}

/** For one field whose editor is on its way. */
export function useHandOver<Left>(): HandOver<Left> {
  const left = useRef<Left>(undefined);
  const keep = (next: Left | undefined) => {
    left.current = next;
  };
  return {
    read: () => left.current,
    keep,
    leave: () => document.hasFocus() && keep(undefined),
    take: () => {
      const given = left.current;
      keep(undefined);
      return given;
    },
  };
}
