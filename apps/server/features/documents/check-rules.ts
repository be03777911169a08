/** Rules of an owner that keep a page from being published. */
import { blockTypeTable, checkDocument } from '@sitewright/blocks';
import {
  ApiError,
  pageCheckMessages,
  pageChecks,
  type PageCheck,
  type PageDocument,
  type Settings,
} from '@sitewright/contract';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';
import { loadBlockSource } from '../../render/data/load-block-source.ts';

type Content = Settings<'content'>;

/** The switch of each check. */
const rules = {
  'missing-alt': 'stopsOnMissingAlt',
  'heading-order': 'stopsOnHeadingOrder',
  'dead-link': 'stopsOnDeadLink',
  'nameless-link': 'stopsOnNamelessLink',
  'empty-block': 'stopsOnEmptyBlock',
  'missing-captions': 'stopsOnMissingCaptions',
} as const satisfies Record<PageCheck, keyof Content>;

/**
 * Lets a draft pass that keeps the rules of its site.
 * @throws ApiError `document_rules_unmet` with what it lacks
 */
export async function checkRules(
  db: ReadDatabase | WriteTransaction,
  site: Site,
  draft: PageDocument,
): Promise<void> {
  const settings = readSettings(site, 'content');
  const strict = pageChecks.filter((check) => settings[rules[check]]);
  if (strict.length === 0) return;
  const source = await loadBlockSource(db, site, draft);
  const found = checkDocument(draft, { types: blockTypeTable, source, cldr: undefined, now: 0 });
  const unmet = strict.filter((rule) => found.some(({ check }) => check === rule));
  if (unmet.length === 0) return;
  const reasons = unmet.map((check) => pageCheckMessages[check]).join('; ');
  throw new ApiError('document_rules_unmet', { reasons });
}
