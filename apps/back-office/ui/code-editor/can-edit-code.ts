/**
 * Whether this browser has what the editor of code needs: it reads what is typed from changes of the
 * page, and asks the browser which part of the text a touch keyboard means. D-58
 */
export function canEditCode(view: Window & typeof globalThis): boolean {
  const { InputEvent: Input } = view;
  return (
    typeof view.MutationObserver === 'function' &&
    typeof view.ResizeObserver === 'function' &&
    typeof Input === 'function' &&
    'getTargetRanges' in Input.prototype
  );
}
