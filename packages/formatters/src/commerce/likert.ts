import type { PluginContext } from '@sitewright/template';
import { chargeWhole, readText } from '../values/charge.ts';
import { toKey } from '../values/emit.ts';
import { getKey } from '../values/read.ts';

/** The scale by score: the key of a translation and the English label. FBLD-05. */
const scale: ReadonlyMap<string, { readonly key: string; readonly label: string }> = new Map([
  ['-2', { key: 'productAnswerMapStronglyDisagree', label: 'Strongly Disagree' }],
  ['-1', { key: 'productAnswerMapDisagree', label: 'Disagree' }],
  ['0', { key: 'productAnswerMapNeutral', label: 'Neutral' }],
  ['1', { key: 'productAnswerMapAgree', label: 'Agree' }],
  ['2', { key: 'productAnswerMapStronglyAgree', label: 'Strongly Agree' }],
]);

function labelOf(score: string, strings: unknown): string {
  const entry = scale.get(score);
  if (!entry) return '';
  const localized = getKey(strings, entry.key);
  return typeof localized === 'string' ? localized : entry.label;
}

/** The questions of a likert field with the label of each answer; unknown scores are neutral. */
export function likertAnswers(
  values: object,
  ctx: PluginContext,
): readonly { readonly question: string; readonly answer: string }[] {
  const strings = ctx.resolve(['localizedStrings']);
  const neutral = labelOf('0', strings);
  chargeWhole(values, ctx);
  return Object.entries(values).map(([question, score]: [string, unknown]) => {
    const answer = labelOf(toKey(score), strings) || neutral;
    return { question, answer: readText(answer, ctx) };
  });
}
