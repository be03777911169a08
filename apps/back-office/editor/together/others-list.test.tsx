// @vitest-environment happy-dom
import type { OtherPerson } from '@sitewright/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import fs from 'node:fs';
import path from 'node:path';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { contrastOf } from '../../ui/color-contrast.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { AlsoInBlock } from './also-in-block.tsx';
import { OthersList } from './others-list.tsx';
import type { Together } from './together.ts';
import { colorOf, initialsOf, TogetherContext } from './use-together.ts';

afterEach(cleanup);

const other = (person: number, name: string, more: Partial<OtherPerson> = {}): OtherPerson => ({
  person,
  name,
  isSelf: false,
  chosen: [],
  isWriting: false,
  ...more,
});

function show(others: readonly OtherPerson[]) {
  const state = { others, head: undefined };
  const together = { subscribe: () => () => {}, read: () => state } as unknown as Together;
  const select = vi.fn();
  const document = { blocks: { b: { id: 'b' } }, sections: { s: { id: 's' } } };
  const store = { read: () => ({ document }), select } as unknown as EditorStore;
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <TogetherContext value={together}>
        <OthersList store={store} />
        <AlsoInBlock ids={['b']} />
      </TogetherContext>
    </IntlProvider>,
  );
  return select;
}

it('says who is here, and nothing while nobody is', () => {
  show([]);
  expect(screen.queryByRole('list')).toBeNull();
  expect(document.body.textContent).toBe('');
});

it('people are told once each, with their tabs, and a press goes to where they are', () => {
  const select = show([
    other(1, 'Ben Ox', { chosen: ['gone', 's'] }),
    other(0, 'Ada King', { isSelf: true, chosen: ['b'] }),
    other(1, 'Ben Ox', { isWriting: true }),
  ]);
  const faces = screen.getAllByRole('button');
  expect(faces.map(({ textContent }) => textContent)).toEqual([
    'AKAda King (you, in another tab)',
    'BOBen Ox',
  ]);
  expect(screen.getByRole('button', { name: 'Ben Ox' })).toBe(faces[1]);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'Also here: Ada King (you, in another tab), Ben Ox',
    'Ada King (you, in another tab) is in here too. What each of you writes is kept; who changes the same words is asked.',
  ]);
  for (const face of faces) fireEvent.click(face);
  expect(select.mock.calls).toEqual([[{ kind: 'block', id: 'b' }], [{ kind: 'section', id: 's' }]]);
});

it('more than three are two and a number', () => {
  show(['Ann', 'Bo', 'Cy', 'Di'].map((name, at) => other(at, name)));
  expect(screen.getAllByRole('button')).toHaveLength(2);
  expect(screen.getByRole('list').textContent).toBe('AAnnBBo+22 more people');
});

it('initials are of the first and the last word, of an email too', () => {
  expect(
    ['Ada King', 'ada', 'Ada M. King', 'ada@site.test', '', '李 小龙'].map(initialsOf),
  ).toEqual(['AK', 'A', 'AK', 'AT', '', '李小']);
});

it('white letters can be read on every colour of a person', () => {
  const css = fs.readFileSync(path.join(import.meta.dirname, 'together.module.css'), 'utf8');
  const colors = [...css.matchAll(/\[data-person='(\d)'\] \{\s*--person: (#\w+);/g)];
  expect(colors.map(([, person]) => Number(person))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  for (const [, person, color] of colors) {
    expect([person, contrastOf('#ffffff', color!) >= 4.5]).toEqual([person, true]);
  }
  expect([0, 7, 8, 17].map(colorOf)).toEqual([0, 7, 0, 1]);
});
