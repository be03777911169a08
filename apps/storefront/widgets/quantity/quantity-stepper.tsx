import { MAX_QUANTITY, MIN_QUANTITY } from '@sitewright/commerce';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsAlive } from '../../platform/use-is-alive.ts';
import { say } from '../../platform/say.ts';

interface QuantityStepperProps {
  readonly label: string;
  readonly quantity: number;
  /** Units that can be had; infinity when stock is not counted. */
  readonly most?: number;
  readonly isDisabled?: boolean;
  /** @param typed what stood in the field; more than `quantity` when less can be had */
  readonly onChange: (quantity: number, typed: number) => void;
}

/**
 * A number with a button on either side; what is typed counts when it is a whole number. The
 * buttons can be pressed once scripts have taken over: no press is lost before, and no number that
 * was typed. PDP-04
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, quantity, most = MAX_QUANTITY, isDisabled = false, onChange } = props;
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const isHeld = !useIsAlive() || isDisabled;
  const max = Math.max(MIN_QUANTITY, Math.min(most, MAX_QUANTITY));

  const take = (wanted: number): void => {
    const next = Math.min(Math.max(wanted, MIN_QUANTITY), max);
    setTyped(undefined);
    if (next !== quantity || wanted > max) onChange(next, wanted);
  };
  const takeTyped = (text = ''): void => {
    const number = Number(text);
    take(text.trim() && Number.isInteger(number) ? number : quantity);
  };
  const handleBlur = (): void => takeTyped(typed);
  const handleAlive = useEffectEvent((input: HTMLInputElement): void => {
    if (input.value === String(quantity)) return;
    if (input === document.activeElement) setTyped(input.value);
    else takeTyped(input.value);
  });
  useEffect(() => {
    if (field.current) handleAlive(field.current);
  }, []);
  return (
    <fieldset className="sw-stepper" aria-label={label}>
      <button
        type="button"
        aria-label={say('Decrease quantity')}
        disabled={isHeld || quantity <= MIN_QUANTITY}
        onClick={() => take(quantity - 1)}
      >
        −
      </button>
      <input
        ref={field}
        type="text"
        inputMode="numeric"
        name="quantity"
        aria-label={say('Quantity')}
        autoComplete="off"
        value={typed ?? String(quantity)}
        disabled={isDisabled}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={handleBlur}
        onKeyDown={(event) => event.key === 'Enter' && handleBlur()}
      />
      <button
        type="button"
        aria-label={say('Increase quantity')}
        disabled={isHeld || quantity >= max}
        onClick={() => take(quantity + 1)}
      >
        +
      </button>
    </fieldset>
  );
}
