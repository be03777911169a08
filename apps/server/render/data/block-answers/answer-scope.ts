import type { BlockAnswerOf, BlockQuery } from '@sitewright/contract';
import type { ReadDatabase } from '../../../db/database.ts';
import type { TemplateRun } from '../../template-run.ts';
import type { RunFixed } from '../../../db/fixed-statements.ts';
import type { SiteSnapshot } from '../load-site.ts';
import type { LaterAnswerers } from './later-answerers.ts';

/** What questions of blocks are answered from: only what visitors of the site may see. */
export interface AnswerScope {
  readonly db: ReadDatabase;
  readonly runFixed: RunFixed;
  readonly snapshot: SiteSnapshot;
  readonly templates: TemplateRun;
  /** What templates know of the site; see `siteContext`. */
  readonly context: Readonly<Record<string, unknown>>;
  readonly later: LaterAnswerers;
  /** The month that the page is asked for: `12-2026`. */
  readonly month?: string | undefined;
}

/** A question of one kind. */
export type QueryOf<Kind extends BlockQuery['kind']> = Extract<BlockQuery, { kind: Kind }>;

/**
 * Answers all questions of one kind together, in their order; undefined for what is not there. The
 * number of its round trips does not grow with the number of questions.
 */
export type Answerer<Kind extends BlockQuery['kind']> = (
  scope: AnswerScope,
  queries: readonly QueryOf<Kind>[],
) => Promise<readonly (BlockAnswerOf<Kind> | undefined)[]>;
