/** Documents that were written before there were rules for their data. */
import { checkLink, linkKinds, type PageDocument } from '@sitewright/contract';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { renderDocument } from '../render/render-document.ts';
import { anyDataOf } from '../testing/any-data.ts';
import { fullSource } from '../testing/draw-block.ts';
import { makeDocument } from '../testing/make-document.ts';
import type { BlockType } from '../types/block-type.ts';
import { blockTypeTable as types } from '../types/registry.ts';
import { parseDocument } from './parse-document.ts';

const settings = { types, source: fullSource, cldr: undefined, now: 0 };
const old = [...types.values()].filter(({ version }) => version > 1);

/** Links as people typed them, good and bad, and one of a kind that is not known yet. */
const typedLink = fc.oneof(
  fc.record({
    kind: fc.constant('url'),
    url: fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom(
        'example.com',
        'www.example.com/a?b=1&c',
        'http:/one-slash',
        'javascript:alert(1)',
        ' JavaScript:alert(1)',
        '//evil.example',
        'data:text/html,x',
        '/about',
        '#top',
      ),
    ),
    newWindow: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('email'),
    address: fc.constantFrom('', 'a@b.example', 'not an address', 'a@b.example?bcc=x@y.example'),
    cc: fc.constantFrom('', 'c@d.example', 'nobody'),
  }),
  fc.record({ kind: fc.constant('phone'), number: fc.constantFrom('', '+49 30 12', 'call me') }),
  fc.record({
    kind: fc.constant('page'),
    collectionId: fc.constantFrom('', 'about'),
    anchor: fc.constantFrom('', 'team', 'a b"<c>'),
  }),
  fc.record({ kind: fc.constant('file'), assetId: fc.constantFrom('', 'file') }),
);

/** What of the data of each of these types is a link. */
const linkFields: Readonly<Record<string, readonly [field: string, inItems?: string]>> = {
  button: ['link'],
  image: ['link'],
  form: ['successLink'],
  gallery: ['link', 'pictures'],
};

type Fields = Readonly<Record<string, unknown>>;

/** The data with another value in the place of each link. */
function withLinks(type: string, data: Fields, change: (link: unknown) => unknown): Fields {
  const [field, list] = linkFields[type]!;
  const set = (holder: Fields): Fields => {
    const { [field]: link, ...rest } = holder;
    const next = change(link);
    return next === undefined ? rest : { ...rest, [field]: next };
  };
  if (list === undefined) return set(data);
  const items = Object.entries(Object(data[list]) as Record<string, Fields>);
  return { ...data, [list]: Object.fromEntries(items.map(([id, item]) => [id, set(item)])) };
}

/** A page as it was kept with the first version of a type. */
const oldPage = (type: BlockType, link: fc.Arbitrary<unknown>) =>
  fc
    .tuple(anyDataOf(type), link, fc.dictionary(fc.stringMatching(/^x[a-z]{1,6}$/), fc.string()))
    .map(([data, typed, unknown]): PageDocument => {
      const page = makeDocument([type.type, 'text']);
      const kept = withLinks(type.type, { ...unknown, ...(data as Fields) }, () => typed);
      const block = { ...page.blocks['s0b0']!, version: 1, data: kept };
      return { ...page, blocks: { ...page.blocks, s0b0: block } };
    });

/** What files of a site are: text. */
const print = (page: PageDocument) => JSON.stringify(page, undefined, 2);
const read = (text: string) => parseDocument(JSON.parse(text), types);

it('every type that has had another version says what is tested of it', () => {
  expect(old.map(({ type }) => type).toSorted()).toEqual(Object.keys(linkFields).toSorted());
  for (const { migrations, version } of old) {
    expect(Object.keys(migrations)).toEqual(
      Array.from({ length: version - 1 }, (_, at) => String(at + 1)),
    );
  }
});

test.each(old.map((type) => [type.type, type] as const))(
  'LINK-03 any page of the first version of a %s is read, taken along, read again and shown',
  (name, type) => {
    fc.assert(
      fc.property(oldPage(type, fc.option(typedLink, { nil: undefined })), (page) => {
        const before = structuredClone(page);
        const now = read(print(page));
        expect(page).toEqual(before);
        const block = now.blocks['s0b0']!;
        expect(block.version).toBe(type.version);
        expect(type.schema.safeParse(block.data).success).toBe(true);
        // Nothing is lost but links that lead nowhere; what stays is one that can be kept today.
        const without = (data: unknown) => withLinks(name, data as Fields, () => undefined);
        expect(without(block.data)).toEqual(without(JSON.parse(print(page)).blocks.s0b0.data));
        withLinks(name, block.data as Fields, (link) => {
          if (link !== undefined) expect(checkLink(link)).toEqual([]);
          return link;
        });
        // Taken along and brought back it is the same, byte by byte.
        expect(read(print(now))).toEqual(now);
        expect(print(read(print(now)))).toBe(print(now));
        const shown = renderDocument(now, settings);
        expect(renderDocument(read(print(now)), settings)).toEqual(shown);
        expect(shown.html).not.toMatch(/href="\s*(?:javascript|data):/i);
      }),
      { numRuns: 150 },
    );
  },
);

test.each(old.map((type) => [type.type, type] as const))(
  'LINK-03 a link of a %s that leads somewhere is there still',
  (name, type) => {
    const good = typedLink.filter((link) => checkLink(link).length === 0);
    fc.assert(
      fc.property(oldPage(type, good), (page) => {
        const links = (data: unknown) => {
          const found: unknown[] = [];
          withLinks(name, data as Fields, (link) => (found.push(link), link));
          return found;
        };
        const kept = links(page.blocks['s0b0']!.data);
        expect(links(read(print(page)).blocks['s0b0']!.data)).toEqual(
          kept.map((link) => expect.objectContaining({ kind: Object(link).kind })),
        );
      }),
      { numRuns: 60 },
    );
  },
);

test.each(old.map((type) => [type.type, type] as const))(
  'a link of a %s of a kind that comes later is kept, though nobody can show it yet',
  (_name, type) => {
    const link = { kind: 'hologram', at: 'sea' };
    expect(linkKinds).not.toContain(link.kind);
    const [page] = fc.sample(oldPage(type, fc.constant(link)), { numRuns: 1, seed: 7 });
    const now = read(print(page!));
    expect(now.blocks['s0b0']!.data).toEqual(JSON.parse(print(page!)).blocks.s0b0.data);
    expect(renderDocument(now, settings).html).toContain('id="block-s0b0"');
  },
);
