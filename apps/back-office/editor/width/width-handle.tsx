import { useState, type KeyboardEvent } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { followPointer } from '../canvas/follow-pointer.ts';
import { canvasBounds, type CanvasWidth } from './use-canvas-width.ts';
import { widthTexts as texts } from './width-texts.ts';
import classes from './width.module.css';

const arrows: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
/** Px of an arrow key with Shift. */
const largeStep = 10;

/** As it was before the handle was pulled. */
function giveBack({ device, px, choose, reset }: CanvasWidth): void {
  if (device === undefined && px !== undefined) choose(px);
  else reset();
}

/**
 * At the side of the page: pulled, or moved by arrow keys, it makes the page any width. A double press
 * goes back to the device.
 */
export function WidthHandle({ width }: { width: CanvasWidth }) {
  const write = useTexts();
  const [isPulled, setPulled] = useState(false);
  const { shown = canvasBounds[0] } = width;
  const onKeyDown = (event: KeyboardEvent) => {
    const [least, most] = canvasBounds;
    const step = (arrows[event.key] ?? 0) * (event.shiftKey ? largeStep : 1);
    const to = event.key === 'Home' ? least : event.key === 'End' ? most : shown + step;
    if (to === shown) return;
    event.preventDefault();
    event.stopPropagation();
    width.choose(to);
  };
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- one that is moved is a widget
      role="separator"
      tabIndex={0}
      className={classes['handle']}
      aria-orientation="vertical"
      aria-label={write(texts.handle)}
      aria-valuemin={canvasBounds[0]}
      aria-valuemax={canvasBounds[1]}
      aria-valuenow={shown}
      aria-valuetext={write(texts.pixels, { width: shown })}
      title={write(texts.help)}
      onKeyDown={onKeyDown}
      onDoubleClick={width.reset}
      onPointerDown={({ nativeEvent, currentTarget }) => {
        // At once: the page beside it would get the first move of a quick hand.
        currentTarget.setPointerCapture(nativeEvent.pointerId);
        const stage = currentTarget.parentElement;
        const room = (stage?.clientWidth ?? 0) - currentTarget.offsetWidth;
        // A page with room around it stands in the middle: both of its sides move.
        const sides = shown <= room ? 2 : 1;
        followPointer(nativeEvent, {
          onMove({ clientX }) {
            setPulled(true);
            width.choose(shown + sides * (clientX - nativeEvent.clientX));
          },
          onEnd(isDone) {
            setPulled(false);
            if (!isDone) giveBack(width);
            currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          },
        });
      }}
    >
      <i aria-hidden="true" />
      {isPulled && <span aria-hidden="true">{write(texts.pixels, { width: shown })}</span>}
    </div>
  );
}
