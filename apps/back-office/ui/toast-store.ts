/** Short messages at the edge of the screen, with what can be done about them. */

/** A message; `undo` takes back what it tells of. */
export interface Toast {
  readonly id: number;
  readonly message: string;
  readonly tone: 'neutral' | 'danger';
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

type Listener = () => void;

const shownMs = 8_000;
/** More would cover the screen: the oldest goes. */
const most = 4;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<Listener>();

function show(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message. One of a failure stays until it is closed. Answers its number. */
export function showToast(toast: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): number {
  lastId += 1;
  const id = lastId;
  const shown: Toast = { tone: 'neutral', ...toast, id };
  show([...toasts, shown].slice(-most));
  if (shown.tone === 'neutral') setTimeout(() => closeToast(id), shownMs);
  return id;
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
