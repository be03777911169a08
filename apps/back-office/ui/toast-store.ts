/** Short messages at the edge of the screen, with what can be done about them. */

/** A message; `undo` takes back what it tells of. */
export interface Toast {
  readonly id: number;
  readonly message: string;
  readonly tone: 'neutral' | 'danger';
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** A message of a screen that comes right after it stands in its place, with its action. */
  readonly isFallback?: boolean;
}

type Listener = () => void;

const shownMs = 8_000;
/** How long a message that was held is shown yet. */
const releasedMs = 2_000;
/** How long after a fallback a screen's own message takes its place. */
const fallbackMs = 3_000;
/** More would cover the screen: the oldest goes. */
const most = 4;

let toasts: readonly Toast[] = [];
let lastId = 0;
/** Somebody is in the messages: none goes by itself. */
let isHeld = false;
let waiting: readonly number[] = [];
let fallback: { readonly toast: Toast; readonly shownAt: number } | undefined;
const listeners = new Set<Listener>();

function show(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a message. One of a failure stays until it is closed. Of messages in the same words the latest
 * alone stays: of two that offer to take something back nobody could tell which takes back what.
 * Answers its number.
 */
export function showToast(toast: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): number {
  lastId += 1;
  const id = lastId;
  const own: Toast = { tone: 'neutral', ...toast, id };
  const shown = own.isFallback || own.tone !== 'neutral' ? own : takePlace(own);
  if (own.isFallback) fallback = { toast: own, shownAt: Date.now() };
  const others = toasts.filter(
    ({ message, tone }) => message !== shown.message || tone !== shown.tone,
  );
  show([...others, shown].slice(-most));
  if (shown.tone === 'neutral') setTimeout(() => goAway(id), shownMs);
  return id;
}

/** Two messages of one write would be one too many. */
function takePlace(own: Toast): Toast {
  const before = fallback;
  fallback = undefined;
  const isOpen = before && toasts.includes(before.toast);
  if (!isOpen || Date.now() - before.shownAt > fallbackMs) return own;
  closeToast(before.toast.id);
  const { action } = before.toast;
  return action ? { ...own, action } : own;
}

function goAway(id: number): void {
  if (isHeld) waiting = [...waiting, id];
  else closeToast(id);
}

/** While somebody has the keyboard in the messages they stay; those whose time is over go soon after. */
export function holdToasts(isWanted: boolean): void {
  isHeld = isWanted;
  if (isHeld) return;
  for (const id of waiting) setTimeout(() => goAway(id), releasedMs);
  waiting = [];
}

/** Takes a message away. */
export function closeToast(id: number): void {
  show(toasts.filter((toast) => toast.id !== id));
}

/** The messages in sight. */
export function listToasts(): readonly Toast[] {
  return toasts;
}

/** Tells when they change. Answers how to stop. */
export function followToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
