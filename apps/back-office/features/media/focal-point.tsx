import { useRef, type PointerEvent, type ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import classes from './media.module.css';
import { mediaTexts as texts } from './media-texts.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const step = 0.01;
const moves: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/** What of a picture stays in sight when it is cut: by pointer, or by arrow keys; shift for large steps. */
export function FocalPoint({
  children,
  value,
  onChange,
  isDisabled,
}: {
  /** The picture. */
  children: ReactNode;
  /** From the left and from the top, 0 to 1. */
  value: Point;
  onChange: (point: Point) => void;
  isDisabled: boolean;
}) {
  const write = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  const moveTo = ({ clientX, clientY }: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || isDisabled) return;
    onChange({
      x: share((clientX - box.left) / box.width),
      y: share((clientY - box.top) / box.height),
    });
  };
  return (
    <div className={classes['form']}>
      <div
        ref={frame}
        className={classes['focal']}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          moveTo(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && moveTo(event)}
      >
        {children}
        <span
          className={classes['dot']}
          style={{ insetInlineStart: `${value.x * 100}%`, insetBlockStart: `${value.y * 100}%` }}
        >
          <input
            type="range"
            className={classes['hidden']}
            min={0}
            max={100}
            value={Math.round(value.x * 100)}
            aria-label={write(texts.focal)}
            aria-valuetext={`${Math.round(value.x * 100)} % · ${Math.round(value.y * 100)} %`}
            disabled={isDisabled}
            onChange={({ target }) =>
              onChange({ x: share(Number(target.value) / 100), y: value.y })
            }
            onKeyDown={(event) => {
              const move = moves[event.key];
              if (!move) return;
              event.preventDefault();
              const size = event.shiftKey ? 10 : 1;
              onChange({
                x: share(value.x + move.x * size),
                y: share(value.y + move.y * size),
              });
            }}
          />
        </span>
      </div>
      <p className={classes['muted']}>{write(texts.focalHelp)}</p>
    </div>
  );
}

/** Within the picture, in hundredths. */
function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}
