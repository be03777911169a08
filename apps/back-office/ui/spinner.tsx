import classes from './spinner.module.css';

/** Turns while something is awaited; the words for it stand elsewhere. */
export function Spinner() {
  return <span className={classes['spinner']} aria-hidden="true" />;
}
