import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { defineTexts } from '../texts/define-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { joinClasses } from './join-classes.ts';
import { closeToast, followToasts, holdToast, letGoOfToast, listToasts } from './toast-store.ts';
import classes from './toasts.module.css';

const texts = defineTexts({
  region: { en: 'Messages', de: 'Meldungen' },
  close: { en: 'Close', de: 'Schließen' },
});

/** Where messages appear; screen readers hear each once. */
export function Toasts() {
  const toasts = useSyncExternalStore(followToasts, listToasts);
  const write = useTexts();
  return (
    <section className={classes['region']} aria-label={write(texts.region)} aria-live="polite">
      {toasts.map(({ id, message, tone, action }) => (
        <div
          key={id}
          role={tone === 'danger' ? 'alert' : 'status'}
          className={joinClasses(classes['toast'], tone === 'danger' && classes['danger'])}
          onFocus={() => holdToast(id)}
          onBlur={({ currentTarget: toast, relatedTarget }) => {
            if (!toast.contains(relatedTarget) && !toast.matches(':hover')) letGoOfToast(id);
          }}
          onPointerEnter={() => holdToast(id)}
          onPointerLeave={({ currentTarget: toast }) => {
            if (!toast.contains(document.activeElement)) letGoOfToast(id);
          }}
        >
          <span>{message}</span>
          {action && (
            <button
              type="button"
              className={classes['act']}
              onClick={() => {
                closeToast(id);
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
            onClick={() => closeToast(id)}
          >
            <X size={16} aria-hidden="true" />
          </button>
        </div>
      ))}
    </section>
  );
}
