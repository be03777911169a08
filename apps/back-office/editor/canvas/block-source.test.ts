import {
  addBlock,
  addSection,
  blockTypeTable,
  editBlock,
  emptyDocument,
  putOnTop,
} from '@sitewright/blocks';
import type { Command, CommandOf, PageDocument } from '@sitewright/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { call } from '../../data/client.ts';
import { createSourceReader } from './block-source.ts';

// The type of a call is one for every address: a stand-in has none.
vi.mock(import('../../data/client.ts'), () => ({ call: vi.fn<() => unknown>() as never }));

afterEach(() => vi.mocked(call).mockReset());

const picture = {
  url: '/p.jpg',
  width: 10,
  height: 10,
  widths: [],
  altText: '',
  focalX: 0.5,
  focalY: 0.5,
};

/** A page of so many pictures. */
function makePage(count: number): PageDocument {
  const image = blockTypeTable.get('image')!;
  const section = addSection(emptyDocument, { id: 's', layout: 'stack' }, 0);
  const { document } = putOnTop(emptyDocument, section);
  const [first] = addBlock(document, image, { id: 'first', sectionId: 's' });
  const { block } = first as CommandOf<'insert-block'>;
  const pictures = Array.from({ length: count }, (_one, at): Command => {
    const data = { ...(image.sample as object), assetId: `asset${at}` };
    return { name: 'insert-block', block: { ...block, id: `b${at}`, data } };
  });
  return putOnTop(document, pictures).document;
}

/** Answers every picture that is asked for; the lengths of what was asked. */
function answerAll(): number[] {
  const asked: number[] = [];
  vi.mocked(call).mockImplementation(async (_address, input) => {
    const { assets = '' } = (input as { query: { assets?: string } }).query;
    const ids = assets.split(',').filter(Boolean);
    asked.push(assets.length);
    const pictures = Object.fromEntries(ids.map((id) => [id, picture]));
    return {
      ok: true,
      answer: { pictures, files: {}, pages: {}, items: {}, answers: {} },
    } as never;
  });
  return asked;
}

it('a page of hundreds of pictures is asked for in addresses that a server takes', async () => {
  const asked = answerAll();
  const reader = createSourceReader('alder');
  expect(await reader.readFor(makePage(600))).toBe(true);
  const source = reader.source((html) => html);
  expect(source.picture('asset0')).toEqual(picture);
  expect(source.picture('asset599')).toEqual(picture);
  expect(asked).toHaveLength(3);
  expect(Math.max(...asked)).toBeLessThan(8_000);
});

it('what is known is asked once, also by two who ask at the same time', async () => {
  const asked = answerAll();
  const reader = createSourceReader('alder');
  const page = makePage(2);
  await Promise.all([reader.readFor(page), reader.readFor(page)]);
  await reader.readFor(makePage(2));
  expect(asked).toHaveLength(1);
});

it('what could not be read is asked again', async () => {
  vi.mocked(call).mockResolvedValueOnce({ ok: false, failure: {} } as never);
  const reader = createSourceReader('alder');
  const page = makePage(1);
  expect(await reader.readFor(page)).toBe(false);
  const asked = answerAll();
  expect(await reader.readFor(page)).toBe(true);
  expect(asked).toEqual(['asset0'.length]);
  expect(reader.source((html) => html).picture('asset0')).toEqual(picture);
});

it('a key that is typed asks for nothing, another picture for itself alone', async () => {
  const asked = answerAll();
  const reader = createSourceReader('alder');
  const page = makePage(3);
  await reader.readFor(page);
  const edit = (document: PageDocument, field: string, to: string) =>
    putOnTop(document, editBlock(document, 'b1', { path: [field], to })).document;
  const typed = edit(page, 'caption', 'A bowl');
  expect(await reader.readFor(typed)).toBe(false);
  expect(asked).toHaveLength(1);
  expect(await reader.readFor(edit(typed, 'assetId', 'another'))).toBe(true);
  expect(asked).toEqual(['asset0,asset1,asset2'.length, 'another'.length]);
  reader.forget('asset2');
  expect(await reader.readFor(typed)).toBe(true);
  expect(asked.at(-1)).toBe('asset2'.length);
});
