import type { ExampleSite } from './example-site.ts';
import { clearwater } from './sites/clearwater.ts';
import { crumbAndCo } from './sites/crumb-and-co.ts';
import { haldeArchitects } from './sites/halde-architects.ts';
import { hollinFarm } from './sites/hollin-farm.ts';
import { inesNorling } from './sites/ines-norling.ts';
import { kilnhouse } from './sites/kilnhouse.ts';
import { maraAndTom } from './sites/mara-and-tom.ts';
import { nightKestrel } from './sites/night-kestrel.ts';
import { northlight } from './sites/northlight.ts';
import { saltAndEmber } from './sites/salt-and-ember.ts';
import { stillwaterYoga } from './sites/stillwater-yoga.ts';
import { theMargin } from './sites/the-margin.ts';

/** All example sites. One more is one more line. */
export const exampleSites: readonly ExampleSite[] = [
  kilnhouse,
  saltAndEmber,
  inesNorling,
  haldeArchitects,
  stillwaterYoga,
  nightKestrel,
  crumbAndCo,
  maraAndTom,
  northlight,
  theMargin,
  clearwater,
  hollinFarm,
];

/** The addresses of the pages of a site, its home page first. */
export function pathsOf({ pages, shop, journal }: ExampleSite): string[] {
  const [, ...others] = pages.map(({ urlId }) => `/${urlId}`);
  return ['/', ...others, ...(shop ? ['/shop'] : []), ...(journal ? [`/${journal.urlId}`] : [])];
}
