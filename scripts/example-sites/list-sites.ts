import type { ExampleSite } from './example-site.ts';
import { kilnhouse } from './sites/kilnhouse.ts';

/** All example sites. One more is one more line. */
export const exampleSites: readonly ExampleSite[] = [kilnhouse];

/** The addresses of the pages of a site, its home page first. */
export function pathsOf({ pages, shop, journal }: ExampleSite): string[] {
  const [, ...others] = pages.map(({ urlId }) => `/${urlId}`);
  return ['/', ...others, ...(shop ? ['/shop'] : []), ...(journal ? [`/${journal.urlId}`] : [])];
}
