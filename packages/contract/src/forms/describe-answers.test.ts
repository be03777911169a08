import { expect, it } from 'vitest';
import { describeAnswers } from './describe-answers.ts';

it('writes each kind of answer beside its question, in the order of the form', () => {
  const fields = [
    { id: 's', type: 'section', title: 'Your ring' },
    { id: 'text', type: 'text', title: 'Engraving' },
    { id: 'name', type: 'name', title: 'For' },
    { id: 'day', type: 'date', title: 'Day' },
    { id: 'at', type: 'time', title: 'Time' },
    { id: 'where', type: 'address', title: 'Where' },
    { id: 'with', type: 'checkbox', title: 'With' },
    { id: 'likes', type: 'likert', title: 'How much' },
    { id: 'pin', type: 'password', title: 'Pin' },
    { id: 'from', type: 'hidden', title: 'From' },
    { id: 'left', type: 'text', title: 'Left out' },
  ];
  const answers = {
    with: ['Box', 'Card'],
    text: ' Always \n',
    name: ['Ann', 'Lee'],
    day: ['3', '14', '2026'],
    at: ['9', '05', '', 'AM'],
    where: ['1 Oak St', '', 'Trenton', 'NJ', '08601', 'US'],
    likes: { Gold: 'Much', Silver: '' },
    pin: '1234',
    from: 'ad',
    left: ' ',
    gone: 'no question asks this',
    s: 'x',
  };
  expect(describeAnswers(fields, answers)).toEqual([
    { title: 'Engraving', text: 'Always' },
    { title: 'For', text: 'Ann Lee' },
    { title: 'Day', text: '3/14/2026' },
    { title: 'Time', text: '9:05 AM' },
    { title: 'Where', text: '1 Oak St, Trenton, NJ, 08601, US' },
    { title: 'With', text: 'Box, Card' },
    { title: 'How much', text: 'Gold: Much' },
    { title: 'Pin', text: '__MASKED_FIELD__' },
  ]);
});

it.each([
  ['', '3/4/2026', '1 Oak St, Bonn, NRW, 53111, DE'],
  ['US', '3/4/2026', '1 Oak St, Bonn, NRW, 53111, DE'],
  ['GB', '4/3/2026', '1 Oak St, Bonn, NRW, 53111, DE'],
  ['DE', '4.3.2026', '1 Oak St, 53111, Bonn, NRW, DE'],
  ['SE', '4-3-2026', '1 Oak St, 53111, Bonn, NRW, DE'],
  ['JP', '2026/3/4', '1 Oak St, 53111, Bonn, NRW, DE'],
])('FORM-08 a shop in %j reads a day as it asks it: %s', (country, day, place) => {
  const fields = [
    { id: 'day', type: 'date', title: 'Day', country },
    { id: 'where', type: 'address', title: 'Where', country },
    { id: 'tel', type: 'phone', title: 'Telephone', country },
  ];
  const answers = {
    day: ['3', '4', '2026'],
    where: ['1 Oak St', '', 'Bonn', 'NRW', '53111', 'DE'],
    tel: ['49', '', '', '228 123'],
  };
  expect(describeAnswers(fields, answers)).toEqual([
    { title: 'Day', text: day },
    { title: 'Where', text: place },
    { title: 'Telephone', text: '49 228 123' },
  ]);
});

it('leaves out what has no shape of an answer', () => {
  const fields = [{ id: 'a', type: 'text', title: 'A' }];
  expect(describeAnswers(fields, { a: { deep: { deeper: 1 } } })).toEqual([]);
  expect(describeAnswers(fields, {})).toEqual([]);
  expect(describeAnswers([{ id: 'toString', type: 'text', title: 'T' }], {})).toEqual([]);
});
