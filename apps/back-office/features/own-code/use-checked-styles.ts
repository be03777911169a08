import type { OwnStyleFault } from '@sitewright/contract';
import { useMemo } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useSettled } from '../../data/use-settled.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { CodeProblem } from '../../ui/code-editor/code-field.tsx';
import { styleFaultTexts } from './own-code-texts.ts';

/** Faults that keep styles from being saved. */
const grave: ReadonlySet<OwnStyleFault['kind']> = new Set(['unreadable', 'unsafe', 'endless']);

/** What the server says of styles that are typed. */
export interface CheckedStyles {
  readonly state: 'pending' | 'success' | 'failed';
  /** As the preview shows them: of the last text that could be read. */
  readonly css: string;
  readonly problems: readonly CodeProblem[];
}

/** Asks at each pause of typing. What cannot be read leaves the preview as it was. */
export function useCheckedStyles(typed: string): CheckedStyles {
  const write = useTexts();
  const { identifier } = useSite();
  const css = useSettled(typed);
  const read = useRead(
    'POST /api/sites/:identifier/own-styles/check',
    { params: { identifier }, body: { css } },
    { keepsPrevious: true },
  );
  const answer = read.state === 'success' ? read.answer : undefined;
  const problems = useMemo(
    () =>
      (answer?.faults ?? []).map(({ kind, line, about }) => ({
        line,
        message: write(styleFaultTexts[kind], { about }),
        isGrave: grave.has(kind),
      })),
    [answer, write],
  );
  const isPending = read.state === 'pending' || (read.state === 'success' && read.isRefreshing);
  return {
    state: isPending || css !== typed ? 'pending' : read.state,
    css: answer?.css ?? '',
    problems,
  };
}
