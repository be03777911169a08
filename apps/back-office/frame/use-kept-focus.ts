import { useEffect, type RefObject } from 'react';
import { isDialogOpen, isInDialog } from '../ui/is-in-dialog.ts';

/** What can have the keyboard. */
const reachable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]';
/** Where a phone shows its keys. */
const typedIn = 'input:not([type=checkbox], [type=radio]), textarea';
/** What nobody presses without meaning to. */
const dangerous = '[data-danger]';
/** Screens and dialogs that put the keyboard somewhere themselves do so within this, in ms. */
const patience = 50;

/** What went away with the keyboard in it, and where it stood. */
interface Lost {
  readonly parent: Element;
  readonly before: Element | null;
  /** What tells lines of one list from other things. */
  readonly kind: string;
  /** The how manyth of what can have the keyboard. */
  readonly rank: number;
  readonly wasTypedIn: boolean;
  readonly wasDangerous: boolean;
}

/**
 * The keyboard outlives what it was in: when that goes away, as a line does that is deleted, it goes to
 * the same control of the line that comes next, else of the one before, else to what stands beside it,
 * else to the line that it was in. What deletes gets it only from what deleted a line like it. From a
 * dialog that was open from the beginning it goes to the screen.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = main.current;
    if (!place) return undefined;
    let last: Element | undefined;
    let lost: Lost | undefined;
    let wasInDialog = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      if (document.activeElement !== document.body || isDialogOpen()) return;
      if (lost) (findNear(lost) ?? place).focus({ preventScroll: true });
      // One that was open from the beginning has nothing to give the keyboard back to.
      else if (wasInDialog) place.focus({ preventScroll: true });
      // Else somebody pressed beside everything: nothing is lost by that.
      else last = undefined;
    };
    const settleSoon = () => {
      clearTimeout(timer);
      // A dialog gives the keyboard back in the next frame.
      timer = setTimeout(() => requestAnimationFrame(settle), patience);
    };
    const onFocusOut = ({ target }: FocusEvent) => {
      wasInDialog = target instanceof Element && isInDialog(target);
      settleSoon();
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const isIn = place.contains(target);
      // Dialogs, menus and messages stand elsewhere, and give the keyboard back.
      if (!isIn && !place.parentElement?.contains(target)) return;
      last = isIn ? target : undefined;
      lost = undefined;
    };
    const watcher = new MutationObserver((records) => {
      const found = last && !last.isConnected && findLost(records, last);
      if (!found) return;
      lost = found;
      last = undefined;
      settleSoon();
    });
    watcher.observe(place, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, [main]);
}

function findLost(records: readonly MutationRecord[], last: Element): Lost | undefined {
  for (const { target, previousSibling, removedNodes } of records) {
    const gone = [...removedNodes].find((node) => node.contains(last));
    if (!(gone instanceof Element) || !(target instanceof Element)) continue;
    const wasTypedIn = last.matches(typedIn);
    const wasDangerous = last.matches(dangerous);
    return {
      parent: target,
      before: previousSibling instanceof Element ? previousSibling : null,
      kind: kindOf(gone),
      rank: listReachable(gone, { wasTypedIn, wasDangerous }).indexOf(last as HTMLElement),
      wasTypedIn,
      wasDangerous,
    };
  }
  return undefined;
}

function findNear({ parent, before, kind, rank, ...was }: Lost): HTMLElement | undefined {
  const next = before ? before.nextElementSibling : parent.firstElementChild;
  for (const beside of [next, before]) {
    // The buttons of a whole screen are not beside a thing of it.
    if (!beside?.isConnected || beside.tagName === 'HEADER') continue;
    const isAlike = kindOf(beside) === kind;
    const all = listReachable(beside, isAlike ? was : { ...was, wasDangerous: false });
    const near = isAlike ? all[Math.min(rank, all.length - 1)] : all.at(beside === next ? 0 : -1);
    if (near) return near;
  }
  return parent.isConnected ? (parent.closest<HTMLElement>(reachable) ?? undefined) : undefined;
}

function kindOf({ tagName, className }: Element): string {
  return `${tagName} ${className}`;
}

function listReachable(
  within: Element,
  { wasTypedIn, wasDangerous }: Pick<Lost, 'wasTypedIn' | 'wasDangerous'>,
): HTMLElement[] {
  const all = [within, ...within.querySelectorAll(reachable)] as HTMLElement[];
  return all.filter(
    (one) =>
      one.matches(reachable) &&
      (wasTypedIn || !one.matches(typedIn)) &&
      (wasDangerous || !one.matches(dangerous)),
  );
}
