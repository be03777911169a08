/** Follows a pointer from a press until it is let go. */

interface Gesture {
  /** The pointer has left the place of the press, and is here now. */
  readonly onMove: (event: PointerEvent) => void;
  /** It was let go (true) or the gesture was given up; not told of a press that did not move. */
  readonly onEnd: (isDone: boolean) => void;
}

/** A press that moves less than this is a press, in px. */
const slack = 4;

/**
 * Follows the pointer of a press, wherever it goes. Escape gives the gesture up. The click that
 * follows a gesture is nobody's.
 */
export function followPointer(press: PointerEvent, { onMove, onEnd }: Gesture): void {
  const target = press.target as Element;
  const around = target.ownerDocument;
  let isMoving = false;
  const move = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    const way = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
    if (!isMoving && way < slack) return;
    if (!isMoving) target.setPointerCapture(press.pointerId);
    isMoving = true;
    event.preventDefault();
    onMove(event);
  };
  const end = (isDone: boolean) => {
    around.removeEventListener('pointermove', move);
    around.removeEventListener('pointerup', drop);
    around.removeEventListener('pointercancel', giveUp);
    around.removeEventListener('keydown', onKey, true);
    if (!isMoving) return;
    swallowClick(around);
    onEnd(isDone);
  };
  const drop = () => end(true);
  const giveUp = () => end(false);
  const onKey = (pressed: KeyboardEvent) => {
    if (pressed.key !== 'Escape') return;
    pressed.stopPropagation();
    end(false);
  };
  around.addEventListener('pointermove', move);
  around.addEventListener('pointerup', drop);
  around.addEventListener('pointercancel', giveUp);
  around.addEventListener('keydown', onKey, true);
}

/** The browser sends a click when the button goes up, and then the next press is another's. */
function swallowClick(around: Document): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    leave();
  };
  const leave = () => {
    around.removeEventListener('click', swallow, true);
    around.removeEventListener('pointerdown', leave, true);
  };
  around.addEventListener('click', swallow, true);
  around.addEventListener('pointerdown', leave, true);
}
