import { describe, expect, it } from 'vitest';
import { makeDocument } from '../testing/make-document.ts';
import { blockTypeTable } from '../types/registry.ts';
import { carryClip, idsOfClip } from './carry-clip.ts';
import { clipSchema, copyBlocks, copySection, pasteSection, type Clip } from './clip.ts';

const [picture, page, form, product, other] = ['a', 'b', 'c', 'd', 'e'].map((one) =>
  one.repeat(24),
) as [string, string, string, string, string];

/** A clip of blocks of these types with this data beside that of a new one. */
function clipOf(wanted: Readonly<Record<string, object>>): Clip {
  const document = makeDocument(Object.keys(wanted));
  const clip = copySection(document, 's0')!;
  return {
    ...clip,
    siteId: other,
    blocks: clip.blocks.map((block) => ({
      ...block,
      data: { ...(blockTypeTable.get(block.type)!.initial as object), ...wanted[block.type] },
    })),
  };
}

const toPage = { kind: 'page', collectionId: page };
const mixed = clipOf({
  image: { assetId: picture, link: toPage },
  button: { label: 'Go', link: { kind: 'url', url: 'https://a.example/' } },
  form: { formId: form },
  product: { productId: product },
  text: { html: `<p><img src="/content/v1/${other}/${picture}/bowl.webp"></p>` },
});
const dataOf = (clip: Clip, type: string) => clip.blocks.find((block) => block.type === type)?.data;

describe('copies between sites', () => {
  it('names all that is of the other site, once', () => {
    expect(idsOfClip(mixed).toSorted()).toEqual([picture, page, form, product, other].toSorted());
  });

  it('take pictures and pages along that are known here, within texts too', () => {
    const here = new Map([
      [picture, '1'.repeat(24)],
      [page, '2'.repeat(24)],
      [other, '3'.repeat(24)],
    ]);
    const { clip, leftOut } = carryClip(mixed, here);
    expect(dataOf(clip, 'image')).toMatchObject({
      assetId: '1'.repeat(24),
      link: { kind: 'page', collectionId: '2'.repeat(24) },
    });
    expect(dataOf(clip, 'text')).toMatchObject({
      html: `<p><img src="/content/v1/${'3'.repeat(24)}/${'1'.repeat(24)}/bowl.webp"></p>`,
    });
    expect(leftOut).toEqual({ files: 0, links: 0, forms: 1, others: 1 });
    expect(clip.siteId).toBeUndefined();
  });

  it('leave empty what cannot be had, and keep the rest', () => {
    const { clip, leftOut } = carryClip(mixed, new Map());
    expect(leftOut).toEqual({ files: 1, links: 1, forms: 1, others: 1 });
    expect(dataOf(clip, 'image')).not.toHaveProperty('assetId');
    expect(dataOf(clip, 'image')).not.toHaveProperty('link');
    expect(dataOf(clip, 'form')).not.toHaveProperty('formId');
    expect(dataOf(clip, 'button')).toMatchObject({ label: 'Go', link: { kind: 'url' } });
    for (const { type, data } of clip.blocks) {
      expect([type, blockTypeTable.get(type)!.schema.safeParse(data).success]).toEqual([
        type,
        true,
      ]);
    }
  });

  it.each([...blockTypeTable.keys()])('%s is whole when nothing of it can be had', (type) => {
    const text = JSON.stringify(blockTypeTable.get(type)!.sample);
    const data = JSON.parse(text.replaceAll(/"(?:bowl|about|p\d+|f\d+)"/g, `"${picture}"`));
    const clip = clipOf({ [type]: data });
    const [block] = carryClip(clip, new Map()).clip.blocks;
    expect(blockTypeTable.get(type)!.schema.safeParse(block!.data).success).toBe(true);
  });
});

it('a whole section is copied and pasted with its look, and new ids', () => {
  const document = makeDocument(['text', 'image'], ['quote']);
  const clip = clipSchema.parse(JSON.parse(JSON.stringify(copySection(document, 's0'))));
  let number = 0;
  const newId = () => `new${(number += 1)}`;
  const [command] = pasteSection(document, clip, { index: 1, newId });
  expect(command?.section).toMatchObject({ id: 'new1', layout: clip.section!.layout });
  expect(command?.blocks.map(({ type, sectionId }) => [type, sectionId])).toEqual([
    ['text', 'new1'],
    ['image', 'new1'],
  ]);
  expect(copySection(document, 'gone')).toBeUndefined();
  expect(copyBlocks(document, ['s0b0'])?.section).toBeUndefined();
});

it('the still picture of a film behind a section counts as a file that cannot be had', () => {
  const document = makeDocument(['text']);
  const clip = copySection(document, 's0')!;
  const film = 'a'.repeat(24);
  const still = 'b'.repeat(24);
  const background = { source: 'video' as const, assetId: film, posterId: still };
  const section = { ...clip.section!, style: { background } };
  const carried = carryClip({ ...clip, section }, new Map([[film, 'c'.repeat(24)]]));
  expect(carried.leftOut).toMatchObject({ files: 1, others: 0 });
  expect(carried.clip.section?.style.background).toEqual({
    source: 'video',
    assetId: 'c'.repeat(24),
  });
});
