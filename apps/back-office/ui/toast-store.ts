/** Short messages at the edge of the screen, with what can be done about them. */

/** A message; `undo` takes back what it tells of. */
export interface Toast {
  readonly id: number;
  readonly message: string;
  readonly tone: 'neutral' | 'danger';
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** Where what it tells of is seen, in another tab. */
  readonly link?: { readonly label: string; readonly href: string };
  /** A message of a screen that comes right after it stands in its place, with its action. */
  readonly isFallback?: boolean;
}

type Listener = () => void;

const shownMs = 8_000;
/** How long after a fallback a screen's own message takes its place. */
const fallbackMs = 3_000;
/** More would cover the screen: the oldest goes. */
const most = 4;

let toasts: readonly Toast[] = [];
let lastId = 0;
let fallback: { readonly toast: Toast; readonly shownAt: number } | undefined;
const listeners = new Set<Listener>();
/** Of messages that go by themselves, by their numbers. */
const timers = new Map<number, ReturnType<typeof setTimeout>>();

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
  letGoOfToast(id);
  return id;
}

/** Somebody points at a message, or has the keyboard in it: it stays. */
export function holdToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Nobody does any more: it has its time again, unless it stays by itself. */
export function letGoOfToast(id: number): void {
  holdToast(id);
  const isOpen = toasts.some((toast) => toast.id === id && toast.tone === 'neutral');
  if (isOpen)
    timers.set(
      id,
      setTimeout(() => closeToast(id), shownMs),
    );
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

/** Takes a message away. */
export function closeToast(id: number): void {
  holdToast(id);
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
