import { useIsOnline } from '../data/use-is-online.ts';
import { useTexts } from '../texts/use-texts.ts';
import { frameTexts } from './frame-texts.ts';
import classes from './frame.module.css';

/** Says that there is no network, and that nothing is lost. */
export function OfflineBanner() {
  const write = useTexts();
  if (useIsOnline()) return null;
  return <output className={classes['offline']}>{write(frameTexts.offline)}</output>;
}
