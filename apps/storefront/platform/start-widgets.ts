import { onFirstTouch } from './on-first-touch.ts';
import { holdSubmit } from './hold-submit.ts';
import { loadWords } from '../words/load-words.ts';
import { whenIdle } from './when-idle.ts';
import type { When, Widget } from './widget.ts';

type Begin = (roots: readonly HTMLElement[]) => Promise<boolean>;

/** How far outside the window an element counts as coming into view. */
const NEAR = '200px';

const schedules: Record<When, (roots: readonly HTMLElement[], begin: Begin) => void> = {
  now: (roots, begin) => void begin(roots),
  touch: startAtTouch,
  visible: startWhenVisible,
  idle: (roots, begin) => whenIdle(() => void begin(roots)),
};

/** Starts every widget whose elements the page has, at its time. */
export function startWidgets(widgets: readonly Widget[], page: ParentNode = document): void {
  for (const widget of widgets) {
    const roots = [...page.querySelectorAll<HTMLElement>(widget.selector)];
    const { load } = widget;
    if (!load || roots.length === 0) continue;
    // What comes with the page is there before anybody can send.
    const waiting = widget.when === 'now' ? [] : roots;
    const held = new Map(waiting.map((root) => [root, holdSubmit(root)]));
    schedules[widget.when](roots, async (ready) => {
      const isStarted = await begin(load, ready);
      for (const root of ready) held.get(root)?.(isStarted);
      return isStarted;
    });
  }
}

/** False when the widget could not be had, as without a network. */
async function begin(
  load: NonNullable<Widget['load']>,
  roots: readonly HTMLElement[],
): Promise<boolean> {
  try {
    const loaded = load();
    const words = loadWords();
    if (words) await words;
    const widget = loaded instanceof Promise ? await loaded : loaded;
    for (const root of roots) widget.start(root);
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/** At once where somebody is already in one: a table that came late missed that touch. */
function startAtTouch(roots: readonly HTMLElement[], begin: Begin): void {
  const isTouched = roots.some((root) => root.contains(document.activeElement));
  if (isTouched) tryOnce();
  else onFirstTouch(tryOnce);

  /** What fails at one touch is tried again at the next. */
  function tryOnce(): void {
    void begin(roots).then((isStarted) => isStarted || onFirstTouch(tryOnce));
  }
}

function startWhenVisible(roots: readonly HTMLElement[], begin: Begin): void {
  const watch = (entries: readonly IntersectionObserverEntry[]): void => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      observer.unobserve(target);
      void begin([target]);
    }
  };
  const observer = new IntersectionObserver(watch, { rootMargin: NEAR });
  for (const root of roots) observer.observe(root);
}
