// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import {
  addBlock,
  addSection,
  blockTypeTable,
  emptyDocument,
  findBlock,
  placeBlock,
  putOnTop,
} from '@sitewright/blocks';
import type { Command, PageDocument } from '@sitewright/contract';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import type { EditorStore } from '../store/editor-store.ts';
import { PlaceFields } from './place-fields.tsx';

afterEach(cleanup);

/** A page with one block that is six columns wide. */
function makePage(): PageDocument {
  const type = blockTypeTable.get('text')!;
  const run = (document: PageDocument, commands: readonly Command[]) =>
    putOnTop(document, commands).document;
  let page = run(emptyDocument, addSection(emptyDocument, { id: 's', layout: 'grid' }, 0));
  page = run(page, addBlock(page, type, { id: 'b', sectionId: 's', data: type.sample }));
  const to = { column: 3, row: 2, width: 6, height: 4, layer: 0, hidden: false };
  return run(page, placeBlock(page, 'b', { breakpoint: 'wide', to }));
}

/** The fields of a block of six columns, and what they did. */
function open() {
  const document = makePage();
  const act = vi.fn<(commands: readonly unknown[]) => void>();
  const store = { read: () => ({ document }), act } as unknown as EditorStore;
  render(
    <IntlProvider locale="en">
      <PlaceFields
        store={store}
        block={findBlock(document, 'b')!}
        breakpoint="wide"
        isDisabled={false}
      />
    </IntlProvider>,
  );
  return act;
}

it('a place is typed digit by digit, and kept as soon as it fits into the grid', () => {
  const act = open();
  const input = screen.getByLabelText<HTMLInputElement>('Columns wide');
  for (const typed of ['', '0', '30']) {
    fireEvent.change(input, { target: { value: typed } });
    expect(input.value).toBe(typed);
  }
  expect(screen.getByText('From 1 to 24.')).toBeTruthy();
  expect(act).not.toHaveBeenCalled();
  fireEvent.change(input, { target: { value: '12' } });
  expect(act).toHaveBeenCalledOnce();
  expect(JSON.stringify(act.mock.calls[0]![0])).toContain('"width":12');
  const column = screen.getByLabelText<HTMLInputElement>('Column');
  fireEvent.change(column, { target: { value: '20' } });
  expect(screen.getByText('From 1 to 19.')).toBeTruthy();
});
