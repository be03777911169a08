/** What the items of a feed lack. */
import { feedProblems, type feedReportSchema } from '@sitewright/contract';
import type { z } from 'zod';
import type { CheckedItem } from './feed-item.ts';

export type FeedReport = z.input<typeof feedReportSchema>;

const mostExamples = 20;

/** Counts items as they pass. */
export class FeedReporter {
  #items = 0;
  #leftOut = 0;
  readonly #found = new Map<string, { count: number; examples: CheckedItem[] }>();

  add(checked: CheckedItem): void {
    if (checked.item) this.#items += 1;
    else this.#leftOut += 1;
    for (const problem of checked.problems) {
      const found = this.#found.get(problem) ?? { count: 0, examples: [] };
      found.count += 1;
      if (found.examples.length < mostExamples) found.examples.push(checked);
      this.#found.set(problem, found);
    }
  }

  report(): FeedReport {
    const problems = feedProblems.flatMap((problem) => {
      const found = this.#found.get(problem);
      if (!found) return [];
      const examples = found.examples.map(({ productId, variantId, title }) => {
        return { productId, variantId, title };
      });
      return [{ problem, count: found.count, examples }];
    });
    return { items: this.#items, leftOut: this.#leftOut, problems };
  }
}
