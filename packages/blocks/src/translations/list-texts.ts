/** The texts of a block that are words of a language. */
import type { Block, Translation } from '@sitewright/contract';
import { isFields } from '../diff/diff-documents.ts';
import { compareOrder } from '../document/order.ts';
import type { BlockTypes } from '../types/block-type.ts';
import type { PanelField, PanelText } from '../types/panel-field.ts';

/** How a text is asked. */
export type TextField = Extract<PanelField, { kind: 'text' | 'long-text' | 'html' | 'source' }>;

/** A text of a block. */
export interface BlockText {
  /** The dotted way to it in the data. */
  readonly way: string;
  readonly field: TextField;
  /** What the lists around it are called, with its place in each, counted from 1. */
  readonly within: readonly { readonly one: PanelText; readonly place: number }[];
  readonly original: string;
}

/** The texts of a block in the order of its panel; those that say nothing are left out. */
export function listTexts({ type, data }: Block, types: BlockTypes): BlockText[] {
  return gather(types.get(type)?.panel ?? [], data, { way: [], within: [] });
}

/** Where a text stands with its translation. */
export type TextStanding = 'missing' | 'changed' | 'done';

/** `changed`: somebody wrote another original since. */
export function standingOf(
  { original }: Pick<BlockText, 'original'>,
  translation: Translation | undefined,
): TextStanding {
  if (translation === undefined) return 'missing';
  return translation.original === original ? 'done' : 'changed';
}

/** The translation of a text of a block; undefined when there is none. */
export function translationOf(
  { translations = {} }: Pick<Block, 'translations'>,
  language: string,
  way: string,
): Translation | undefined {
  const own = Object.hasOwn(translations, language) ? translations[language] : undefined;
  return own && Object.hasOwn(own, way) ? own[way] : undefined;
}

interface Place {
  readonly way: readonly string[];
  readonly within: BlockText['within'];
}

function gather(fields: readonly PanelField[], data: unknown, { way, within }: Place): BlockText[] {
  if (!isFields(data)) return [];
  return fields.flatMap((field) => {
    const value = data[field.name];
    const here = [...way, field.name];
    if (field.kind === 'items' || field.kind === 'pictures') {
      return orderedItems(value).flatMap(([id, item], at) =>
        gather(field.fields, item, {
          way: [...here, id],
          within: [...within, { one: field.one, place: at + 1 }],
        }),
      );
    }
    if (!isWords(field) || typeof value !== 'string' || value.trim() === '') return [];
    return [{ way: here.join('.'), field, within, original: value }];
  });
}

/** Markup of an owner's own is theirs in every language. */
function isWords(field: PanelField): field is TextField {
  if (field.kind === 'source') return field.language === 'markdown';
  if (field.kind === 'text') return field.isCode !== true;
  return field.kind === 'long-text' || field.kind === 'html';
}

function orderedItems(value: unknown): [string, object][] {
  if (!isFields(value)) return [];
  return Object.entries(value)
    .filter((entry): entry is [string, { order: string }] => isFields(entry[1]))
    .toSorted(([a, first], [b, second]) =>
      compareOrder({ id: a, order: first.order }, { id: b, order: second.order }),
    );
}
