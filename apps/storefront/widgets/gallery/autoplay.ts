/** Why a gallery stands still for now. `visitor`: by the button, or by a setting of the device. */
export type Hold = 'pointer' | 'focus' | 'hidden' | 'away' | 'video' | 'visitor';

/** A clock that takes a step every so often, as long as nothing holds it. */
export interface Autoplay {
  hold(reason: Hold): void;
  release(...reasons: readonly Hold[]): void;
  isHeldBy(reason: Hold): boolean;
  /** Counts from now: what was just chosen is shown for its whole time. */
  restart(): void;
}

/** @param seconds between two steps. GLRY-02 */
export function makeAutoplay(seconds: number, step: () => void): Autoplay {
  const holds = new Set<Hold>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const restart = (): void => {
    clearInterval(timer);
    timer = holds.size === 0 ? setInterval(step, seconds * 1000) : undefined;
  };
  restart();
  return {
    hold(reason) {
      holds.add(reason);
      restart();
    },
    release(...reasons) {
      for (const reason of reasons) holds.delete(reason);
      restart();
    },
    isHeldBy: (reason) => holds.has(reason),
    restart,
  };
}
