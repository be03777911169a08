import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { frameTexts } from './frame-texts.ts';
import classes from './frame.module.css';

/** Says that there is no network, and that nothing is lost. */
export function OfflineBanner() {
  const write = useTexts();
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
  if (isOnline) return null;
  return <output className={classes['offline']}>{write(frameTexts.offline)}</output>;
}
