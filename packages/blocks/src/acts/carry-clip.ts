/**
 * What was copied on another site: its ids are of that site. Those that are known here are exchanged,
 * what cannot be had is left empty.
 */
import type { Block, Section } from '@sitewright/contract';
import { blockTypeTable } from '../types/registry.ts';
import type { Clip } from './clip.ts';

/** How many things of each kind were left empty. */
export interface LeftOut {
  /** Pictures and other files. */
  readonly files: number;
  /** Links to pages and files. */
  readonly links: number;
  readonly forms: number;
  /** Products, lists and whatever else a site has. */
  readonly others: number;
}

/** What can be pasted on this site. */
export interface CarriedClip {
  readonly clip: Clip;
  readonly leftOut: LeftOut;
}

const id = /^[0-9a-f]{24}$/;
const idInText = /(?<![0-9A-Za-z])[0-9a-f]{24}(?![0-9A-Za-z])/g;

/** All ids of things of a site that stand in it, each once; those within texts too. */
export function idsOfClip({ blocks, section }: Clip): string[] {
  const texts = [...blocks.map(({ data }) => data), section?.style].map(
    (value) => JSON.stringify(value) ?? '',
  );
  return [...new Set(texts.flatMap((text) => text.match(idInText) ?? []))];
}

/** The clip with ids of this site; `known` has them by those of the other one. */
export function carryClip(clip: Clip, known: ReadonlyMap<string, string>): CarriedClip {
  const count = { files: 0, links: 0, forms: 0, others: 0 };
  const blocks = clip.blocks.map((block) => carryBlock(block, known, count));
  const section = clip.section && carrySection(clip.section, known, count);
  const { siteId: _other, section: _before, ...rest } = clip;
  return { clip: { ...rest, blocks, ...(section && { section }) }, leftOut: count };
}

type Count = { -readonly [Kind in keyof LeftOut]: LeftOut[Kind] };

/** What is gone, in place of a value. */
const gone = Symbol('gone');

function carryBlock(block: Block, known: ReadonlyMap<string, string>, count: Count): Block {
  const type = blockTypeTable.get(block.type);
  const files = new Set(type?.needs(block.data).assetIds);
  const data = carryValue(block.data, { known, files, count });
  // A type that cannot be without it begins anew.
  const fits = data !== gone && (!type || type.schema.safeParse(data).success);
  return { ...block, data: fits ? data : type?.initial };
}

function carrySection(section: Section, known: ReadonlyMap<string, string>, count: Count): Section {
  const { assetId, posterId } = section.style.background ?? {};
  const files = new Set([assetId, posterId].filter((one) => one !== undefined));
  const style = carryValue(section.style, { known, files, count });
  return { ...section, style: style === gone ? {} : (style as Section['style']) };
}

interface Carrying {
  readonly known: ReadonlyMap<string, string>;
  /** Ids that are those of files. */
  readonly files: ReadonlySet<string>;
  readonly count: Count;
}

function carryValue(value: unknown, carrying: Carrying, name = ''): unknown {
  if (typeof value === 'string') return carryText(value, carrying, name);
  if (Array.isArray(value)) {
    return value.map((one) => carryValue(one, carrying, name)).filter((one) => one !== gone);
  }
  if (typeof value !== 'object' || value === null) return value;
  const isLink = 'kind' in value && (value.kind === 'page' || value.kind === 'file');
  // A link is one thing, whatever of it is missing.
  const own = isLink
    ? { ...carrying, count: { files: 0, links: 0, forms: 0, others: 0 } }
    : carrying;
  const entries = Object.entries(value).map(
    ([field, one]) => [field, carryValue(one, own, field)] as const,
  );
  if (isLink && entries.some(([, one]) => one === gone)) {
    carrying.count.links += 1;
    return gone;
  }
  return Object.fromEntries(entries.filter(([, one]) => one !== gone));
}

function carryText(text: string, { known, files, count }: Carrying, name: string): unknown {
  if (!id.test(text)) return text.replaceAll(idInText, (found) => known.get(found) ?? found);
  const here = known.get(text);
  if (here !== undefined) return here;
  if (files.has(text)) count.files += 1;
  else if (name === 'formId') count.forms += 1;
  else count.others += 1;
  return gone;
}
