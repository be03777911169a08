import type { RefusedForm } from '@sitewright/blocks';
import type { ReadDatabase } from '../../db/database.ts';
import type { RunFixed } from '../../db/fixed-statements.ts';
import type { LaterAnswerers } from '../data/block-answers/later-answerers.ts';
import type { CollectionHead, SiteSnapshot } from '../data/load-site.ts';
import type { Promote } from '../data/promoted-blocks.ts';
import type { RelatedAhead } from '../data/related-ahead.ts';
import type { TemplateRun } from '../template-run.ts';
import type { PageFields } from './page-fields.ts';
import type { TagCall } from './tag-marks.ts';

/** What the tags of one page work with. */
export interface TagScope {
  readonly db: ReadDatabase;
  readonly runFixed: RunFixed;
  readonly now: Date;
  readonly templates: TemplateRun;
  readonly later: LaterAnswerers;
  readonly snapshot: SiteSnapshot;
  /** The collection whose page this is. */
  readonly collection: CollectionHead | undefined;
  /** The JSON context of the page; the data of a tag is laid over it. */
  readonly context: Readonly<Record<string, unknown>>;
  /** Queries that the page may still make. */
  queriesLeft: number;
  /** What the page of a product read together with it. */
  readonly ahead?: RelatedAhead | undefined;
  /** What posts promote; missing: it is not shown. */
  readonly promote?: Promote | undefined;
  /** Of a page that is edited. */
  readonly fields?: PageFields | undefined;
  /** A form that is shown once more. */
  readonly refused?: RefusedForm | undefined;
}

/** Data for the body or block of a tag; undefined prints nothing; a text is printed as it is. */
export type TagResult = Readonly<Record<string, unknown>> | string | undefined;

export type TagHandler = (call: TagCall, scope: TagScope) => TagResult | Promise<TagResult>;

/** A whole number from an attribute, held between two bounds. */
export function numberAttribute(
  value: string | undefined,
  bounds: { fallback: number; min: number; max: number },
): number {
  const number = Number.parseInt(value ?? '', 10);
  if (Number.isNaN(number)) return bounds.fallback;
  return Math.min(Math.max(number, bounds.min), bounds.max);
}
