import { TWEEN_DURATION_MS } from '@sitewright/contract';

interface Tween {
  readonly from: number;
  readonly to: number;
  /** Milliseconds. MEDI-11 */
  readonly duration?: number;
  /** Gets every value on the way; the last one is `to`. */
  readonly step: (value: number) => void;
}

/** Moves a number, slower towards its end. For who asked for less motion it is there at once. */
export function tween({ from, to, duration = TWEEN_DURATION_MS, step }: Tween): void {
  if (duration <= 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return step(to);
  const began = performance.now();
  const move = (): void => {
    const share = Math.min(1, (performance.now() - began) / duration);
    step(share === 1 ? to : from + (to - from) * (1 - (1 - share) ** 3));
    if (share < 1) requestAnimationFrame(move);
  };
  requestAnimationFrame(move);
}
