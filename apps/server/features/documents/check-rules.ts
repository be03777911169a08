/** Rules of an owner that keep a page from being published. */
import { blockTypeTable, checkDocument, type PageMeasures } from '@sitewright/blocks';
import {
  ApiError,
  pageCheckMessages,
  pageChecks,
  type PageCheck,
  type PageDocument,
  type Settings,
} from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';
import { loadBlockSource } from '../../render/data/load-block-source.ts';
import { siteSectionColors } from './measure-page.ts';

type Content = Settings<'content'>;

/** The switch of each check. */
const rules = {
  'missing-alt': 'stopsOnMissingAlt',
  'heading-order': 'stopsOnHeadingOrder',
  'dead-link': 'stopsOnDeadLink',
  'nameless-link': 'stopsOnNamelessLink',
  'empty-block': 'stopsOnEmptyBlock',
  'missing-captions': 'stopsOnMissingCaptions',
  'low-contrast': 'stopsOnLowContrast',
  'heavy-picture': 'stopsOnHeavyPicture',
  'heavy-page': 'stopsOnHeavyPage',
} as const satisfies Record<PageCheck, keyof Content>;

/** Where rules are asked: in the transaction that shows a page. */
interface RuleScope {
  readonly ctx: Pick<AppContext, 'themes' | 'renderer'>;
  readonly trx: ReadDatabase | WriteTransaction;
}

/** Whether a site has a rule that needs the sizes of files. */
export function hasWeightRules(site: Site): boolean {
  const { stopsOnHeavyPage, stopsOnHeavyPicture } = readSettings(site, 'content');
  return stopsOnHeavyPage || stopsOnHeavyPicture;
}

/** Whether a site has the rule that needs to know where links lead. */
export function hasLinkRule(site: Site): boolean {
  return readSettings(site, 'content').stopsOnDeadLink;
}

/**
 * Lets a draft pass that keeps the rules of its site.
 * @param measures what its files weigh and where its links lead; missing: nobody asked, and none is too
 * heavy or leads nowhere
 * @throws ApiError `document_rules_unmet` with what it lacks
 */
export async function checkRules(
  { ctx, trx: db }: RuleScope,
  site: Site,
  draft: PageDocument,
  measures: Pick<PageMeasures, 'bytesOf' | 'limits' | 'links'> = {},
): Promise<void> {
  const settings = readSettings(site, 'content');
  const strict = pageChecks.filter((check) => settings[rules[check]]);
  if (strict.length === 0) return;
  const source = await loadBlockSource(db, site, draft);
  const colors = settings.stopsOnLowContrast ? await siteSectionColors(ctx, site) : undefined;
  const found = checkDocument(
    draft,
    { types: blockTypeTable, source, cldr: undefined, now: 0 },
    { ...measures, colors },
  );
  const unmet = strict.filter((rule) => found.some(({ check }) => check === rule));
  if (unmet.length === 0) return;
  const reasons = unmet.map((check) => pageCheckMessages[check]).join('; ');
  throw new ApiError('document_rules_unmet', { reasons });
}
