import type { ReactNode } from 'react';
import classes from './badge.module.css';
import { joinClasses } from './join-classes.ts';

/** What a state means for the reader. */
export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

/** A state in one or two words. The colour only underlines them. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={joinClasses(classes['badge'], tone !== 'neutral' && classes[tone])}>
      {children}
    </span>
  );
}
