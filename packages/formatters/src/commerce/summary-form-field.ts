import { isTruthy } from '@sitewright/template';
import type { Formatter, PluginContext } from '@sitewright/template';
import { emit } from '../values/emit.ts';
import { asText, getKey, getPath } from '../values/read.ts';
import { likertAnswers } from './likert.ts';

/** Writes the answer of one kind of field. */
type AnswerWriter = (field: unknown, ctx: PluginContext) => string;

function printer(field: unknown): (key: string) => string {
  return (key) => emit(getPath(field, ['values', key]));
}

function hasValue(field: unknown, key: string): boolean {
  return isTruthy(getPath(field, ['values', key]));
}

const address: AnswerWriter = (field) => {
  const print = printer(field);
  const second = hasValue(field, 'Line2') ? `\n  <div>${print('Line2')}</div>` : '';
  return (
    `<div style="padding-left:5px;">\n  <div>${print('Line1')}</div>${second}\n` +
    `  <div>${print('City')}, ${print('State')} ${print('Zip')} ${print('Country')}</div>\n</div>`
  );
};

const checkbox: AnswerWriter = (field) => {
  const values = getKey(field, 'values');
  if (isTruthy(values)) return `${Array.isArray(values) ? values.map(emit).join(', ') : ''}\n`;
  const value = getKey(field, 'value');
  return isTruthy(value) ? emit(value) : '';
};

const date: AnswerWriter = (field) => {
  const print = printer(field);
  return `${print('Month')}/${print('Day')}/${print('Year')}`;
};

const likert: AnswerWriter = (field, ctx) => {
  const answers = likertAnswers(getKey(field, 'values') ?? {}, ctx).map(
    ({ question, answer }) =>
      `\n  <div><span style="font-weight:bold;">${question}:</span> ${answer}</div>`,
  );
  return `<div style="padding-left:5px;">${answers.join('')}\n</div>`;
};

const name: AnswerWriter = (field) => {
  const print = printer(field);
  return `${print('First')} ${print('Last')}`;
};

const phone: AnswerWriter = (field) => {
  const print = printer(field);
  const country = hasValue(field, 'Country') ? `+${print('Country')} ` : '';
  const asked = ['Areacode', 'Prefix', 'Line'];
  // A number of one part has no other ones.
  const parts = hasValue(field, 'Areacode') ? asked : asked.filter((key) => hasValue(field, key));
  return country + parts.map(print).join('-');
};

const time: AnswerWriter = (field) => {
  const print = printer(field);
  const part = (key: string) => (hasValue(field, key) ? print(key) : '00');
  return `${part('Hour')}:${part('Minute')}:${part('Second')} ${print('Ampm')}`;
};

const writers: ReadonlyMap<string, AnswerWriter> = new Map(
  Object.entries({ address, checkbox, date, likert, name, phone, time }),
);

function answerOf(field: unknown, ctx: PluginContext): string {
  const write = writers.get(asText(getKey(field, 'type')));
  const answer = write ? write(field, ctx) : asText(getKey(field, 'value'));
  if (answer !== '') return answer;
  const strings = ctx.resolve(['localizedStrings']);
  return asText(getKey(strings, 'productSummaryFormNoAnswerText')).trim() || 'N/A';
}

/** A question of an additional-fields form with its answer. CFM-04. */
export const summaryFormField: Formatter = {
  name: 'summary-form-field',
  run: (field, _, ctx) =>
    '<div style="font-size:11px; margin-top:3px">\n  <span style="font-weight:bold;">' +
    `${asText(getKey(field, 'rawTitle'))}:</span> ${answerOf(field, ctx)}\n</div>`,
};
