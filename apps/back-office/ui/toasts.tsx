import { X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { defineTexts } from '../texts/define-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { joinClasses } from './join-classes.ts';
import { closeToast, followToasts, holdToast, letGoOfToast, listToasts } from './toast-store.ts';
import classes from './toasts.module.css';

const texts = defineTexts({
  region: { en: 'Messages', de: 'Meldungen' },
  close: { en: 'Close', de: 'Schließen' },
});

/** The keyboard goes to what the newest message offers, and from there back. */
function goToToasts(region: HTMLElement, before: HTMLElement | undefined): void {
  if (region.contains(document.activeElement)) return before?.focus();
  const offers = region.querySelectorAll<HTMLElement>('[data-toast] > :nth-child(2)');
  [...offers].at(-1)?.focus();
}

/** Where messages appear, F6 leads to them; screen readers hear each once. */
export function Toasts() {
  const toasts = useSyncExternalStore(followToasts, listToasts);
  const write = useTexts();
  const region = useRef<HTMLElement>(null);
  /** What had the keyboard before it came here. */
  const before = useRef<HTMLElement>(undefined);
  /** The keyboard goes to the message that is left, else to where it came from. */
  const close = (id: number) => {
    const own = region.current?.querySelector(`[data-toast="${id}"]`);
    if (own?.contains(document.activeElement)) {
      const ends = region.current?.querySelectorAll<HTMLElement>('[data-toast] > :last-child');
      const other = [...(ends ?? [])].findLast((button) => !own.contains(button));
      (other ?? before.current)?.focus();
    }
    closeToast(id);
  };
  const hasToasts = toasts.length > 0;
  useEffect(() => {
    if (!hasToasts) return;
    const follow = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || !region.current) return;
      event.preventDefault();
      goToToasts(region.current, before.current);
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [hasToasts]);
  return (
    <section
      ref={region}
      className={classes['region']}
      aria-label={write(texts.region)}
      aria-live="polite"
    >
      {toasts.map(({ id, message, tone, action, link }) => (
        <div
          key={id}
          data-toast={id}
          role={tone === 'danger' ? 'alert' : 'status'}
          className={joinClasses(classes['toast'], tone === 'danger' && classes['danger'])}
          onFocus={({ relatedTarget }) => {
            holdToast(id);
            const isOutside = !region.current?.contains(relatedTarget);
            if (isOutside && relatedTarget instanceof HTMLElement) before.current = relatedTarget;
          }}
          onBlur={({ currentTarget: toast, relatedTarget }) => {
            if (!toast.contains(relatedTarget) && !toast.matches(':hover')) letGoOfToast(id);
          }}
          onPointerEnter={() => holdToast(id)}
          onPointerLeave={({ currentTarget: toast }) => {
            if (!toast.contains(document.activeElement)) letGoOfToast(id);
          }}
        >
          <span>{message}</span>
          {link && (
            <a className={classes['act']} href={link.href} target="_blank" rel="noreferrer">
              {link.label}
            </a>
          )}
          {action && (
            <button
              type="button"
              className={classes['act']}
              onClick={() => {
                close(id);
                action.onPress();
              }}
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            className={classes['close']}
            aria-label={write(texts.close)}
            onClick={() => close(id)}
          >
            <X size={16} aria-hidden="true" />
          </button>
        </div>
      ))}
    </section>
  );
}
