import { generalMessages, type CallFailure } from '@sitewright/contract';
import type { ReactNode } from 'react';
import { defineTexts } from '../texts/define-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from './button.tsx';
import { joinClasses } from './join-classes.ts';
import classes from './states.module.css';

const texts = defineTexts({
  loading: { en: 'Loading…', de: 'Wird geladen…' },
  retry: { en: generalMessages.retry, de: 'Erneut versuchen' },
  failed: { en: generalMessages.unableToLoad, de: 'Laden nicht möglich. Bitte erneut versuchen.' },
  network: { en: generalMessages.networkError, de: 'Netzwerkfehler' },
  connection: {
    en: generalMessages.checkConnection,
    de: 'Bitte prüfen Sie Ihre Internetverbindung.',
  },
});

/** Nothing here yet: why, and what to do next. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={classes['state']} data-stands-alone>
      <h2>{title}</h2>
      {children !== undefined && <p className={classes['text']}>{children}</p>}
      {action !== undefined && <div className={classes['actions']}>{action}</div>}
    </div>
  );
}

/** Something could not be read: what happened, and a button that asks again. MSG-01, MSG-05 */
export function FailedState({
  failure,
  onRetry,
  title,
}: {
  failure: CallFailure;
  onRetry: () => void;
  title?: string;
}) {
  const write = useTexts();
  const isOffline = failure.kind === 'offline';
  const heading = title ?? write(isOffline ? texts.network : texts.failed);
  return (
    <div className={classes['state']} role="alert" data-stands-alone>
      <h2>{heading}</h2>
      <p className={classes['text']}>{isOffline ? write(texts.connection) : failure.message}</p>
      <Button onPress={onRetry}>{write(texts.retry)}</Button>
    </div>
  );
}

/** A part of a screen could not be read: a sentence, and a button that asks again. */
export function FailedPart({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const write = useTexts();
  return (
    <div className={classes['part']} role="alert">
      <p>{children}</p>
      <Button onPress={onRetry}>{write(texts.retry)}</Button>
    </div>
  );
}

/** The room of what is being read. */
export function PendingState({ lines = 6 }: { lines?: number }) {
  const write = useTexts();
  return (
    <output className={classes['lines']} aria-label={write(texts.loading)} data-stands-alone>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={classes['line']} />
      ))}
    </output>
  );
}

/** Something to know about the whole screen. */
export function Banner({
  tone = 'info',
  children,
  action,
}: {
  tone?: 'info' | 'warning' | 'danger' | 'success';
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div
      className={joinClasses(classes['banner'], tone !== 'info' && classes[tone])}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <div>{children}</div>
      {action}
    </div>
  );
}
