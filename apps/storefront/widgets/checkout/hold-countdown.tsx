import { useEffect, useState } from 'react';
import { say } from '../../platform/say.ts';
import { Said } from '../../platform/said.tsx';

interface HoldCountdownProps {
  /** Epoch milliseconds until which stock is held. */
  readonly heldUntil: number;
  readonly now: () => number;
  readonly onEnd: () => void;
}

/** How long what is bought stays reserved. The seconds are not read out; the minutes are. */
export function HoldCountdown({ heldUntil, now, onEnd }: HoldCountdownProps) {
  const [leftMs, setLeftMs] = useState(() => heldUntil - now());
  useEffect(() => {
    const timer = setInterval(() => {
      const left = heldUntil - now();
      setLeftMs(left);
      if (left > 0) return;
      clearInterval(timer);
      onEnd();
    }, 1000);
    return () => clearInterval(timer);
  }, [heldUntil, now, onEnd]);
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const minutes = Math.ceil(seconds / 60);
  return (
    <div className="sw-hold">
      <span aria-hidden="true">
        <Said
          text="Your items are reserved for {time}"
          parts={{
            time: (
              <strong key="time" suppressHydrationWarning>
                {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
              </strong>
            ),
          }}
        />
      </span>
      <output className="sw-hidden" suppressHydrationWarning>
        {minutes === 1
          ? say('Your items are reserved for 1 more minute.')
          : say('Your items are reserved for {minutes} more minutes.', { minutes })}
      </output>
    </div>
  );
}
