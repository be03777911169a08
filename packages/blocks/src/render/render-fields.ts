import { makeSay, type BlockWord, type FormField, type Words } from '@sitewright/contract';
import { pageRegistry } from '@sitewright/formatters';
import { compile, render, type Program } from '@sitewright/template';
import type { RefusedForm } from '../types/block-type.ts';
import { fieldsMarkup } from '../types/form/markup.ts';
import { fieldWords, showFields } from '../types/form/show-fields.ts';

let compiled: Program | undefined;

interface ShownFields {
  /** Of the page, for the ids of fields. */
  readonly id: string;
  /** What the program says in the language of the page; undefined: in English. */
  readonly words: Words | undefined;
  /** What was typed and what was wrong with it; missing: nothing was typed yet. */
  readonly typed?: Pick<RefusedForm, 'answers' | 'errors'> | undefined;
}

/** The fields of a form as HTML, as blocks show them. */
export function renderFields(
  fields: readonly FormField[],
  { id, words, typed }: ShownFields,
): string {
  compiled ??= compile(fieldsMarkup, { registry: pageRegistry, cache: false });
  const say = makeSay<BlockWord>(words);
  const scope = {
    blockId: id,
    words: fieldWords(say),
    fields: showFields(fields, say, typed),
  };
  return render(compiled, scope, { cldr: undefined, now: 0 }).output;
}
