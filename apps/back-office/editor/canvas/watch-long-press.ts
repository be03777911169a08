/** A finger that rests on something. */

/** How long it rests, in ms. */
const restMs = 500;
/** A finger that moves less than this rests, in px. */
const slack = 10;

/**
 * Tells once the finger of this press has rested where it is. The menu of the browser does not open,
 * and the click that may follow is nobody's; a finger that moves on or is lifted sooner changes
 * nothing.
 */
export function watchLongPress(press: PointerEvent, onLongPress: () => void): void {
  const around = (press.target as Element).ownerDocument;
  let isLong = false;
  const tell = () => {
    if (isLong) return;
    isLong = true;
    clearTimeout(timer);
    onLongPress();
  };
  const timer = setTimeout(tell, restMs);
  const end = () => {
    clearTimeout(timer);
    around.removeEventListener('pointermove', move);
    around.removeEventListener('pointerup', end);
    around.removeEventListener('pointercancel', end);
    around.removeEventListener('scroll', end, true);
    if (!isLong) around.removeEventListener('contextmenu', onMenu, true);
  };
  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (pointerId !== press.pointerId) return;
    if (Math.hypot(clientX - press.clientX, clientY - press.clientY) >= slack) end();
  };
  // Some browsers open it while the finger rests, others when it is lifted.
  const onMenu = (event: Event) => {
    event.preventDefault();
    tell();
  };
  const swallow = (event: Event) => {
    if (isLong) event.stopPropagation();
  };
  const leave = () => {
    end();
    around.removeEventListener('contextmenu', onMenu, true);
    around.removeEventListener('click', swallow, true);
    around.removeEventListener('pointerdown', leave, true);
  };
  around.addEventListener('pointermove', move);
  around.addEventListener('pointerup', end);
  around.addEventListener('pointercancel', end);
  around.addEventListener('scroll', end, true);
  around.addEventListener('contextmenu', onMenu, true);
  around.addEventListener('click', swallow, true);
  // The next press is another's, or a second finger of this one.
  around.addEventListener('pointerdown', leave, true);
}
