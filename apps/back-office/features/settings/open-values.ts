import type { CallAnswer } from '@sitewright/contract';
import { keyOf } from './setting-page.ts';

type ReadSettings = CallAnswer<'GET /api/sites/:identifier/settings'>['settings'];

/** What stands in a form, by `group:field`, without what nobody is told. */
export function openValues(
  values: Readonly<Record<string, unknown>>,
  settings: readonly Pick<ReadSettings[number], 'group' | 'field' | 'visibility'>[],
): Record<string, unknown> {
  const secrets = new Set(
    settings.filter(({ visibility }) => visibility === 'secret').map((one) => keyOf(one)),
  );
  return Object.fromEntries(Object.entries(values).filter(([key]) => !secrets.has(key)));
}
