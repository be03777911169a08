import { productTypes, type CallResult, type SheetProduct } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { clear, fillDown, goTo, paste } from './sheet-commands.ts';
import { createSheetStore } from './sheet-store.ts';
import type { toBody } from './sheet-saver.ts';
import { cellText, countMarks, markOf } from './sheet-state.ts';

type Body = ReturnType<typeof toBody>;
type Answer = Extract<CallResult<unknown>, { ok: true }>['answer'];

function product(id: string, count: number): SheetProduct {
  const sizes = { weightGrams: 0, lengthMm: 0, widthMm: 0, heightMm: 0 };
  return {
    id,
    productType: productTypes.physical,
    isArchived: false,
    title: id,
    isVisible: true,
    seoTitle: '',
    seoDescription: '',
    variants: Array.from({ length: count }, (_, index) => ({
      id: `${id}-${index}`,
      name: count > 1 ? `V${index}` : '',
      sku: `${id}-${index}`,
      priceCents: 1000,
      salePriceCents: 0,
      onSale: false,
      ...sizes,
      stock: { unlimited: false, quantity: 5, held: 0 },
    })),
  };
}

/** A server of a few lines: it has what the sheet shows, and refuses as the real one does. */
function createServer(products: SheetProduct[], refuse: (body: Body) => string | undefined) {
  const bodies: Body[] = [];
  const send = (body: Body): Promise<CallResult<never>> => {
    bodies.push(structuredClone(body));
    const results = body.products.map((save) => {
      const stored = products.find(({ id }) => id === save.id);
      const code = refuse({ products: [save] });
      if (!stored || code !== undefined) {
        return { id: save.id, refusal: { code, message: code }, product: structuredClone(stored) };
      }
      for (const { id, changes } of save.variants ?? []) {
        const variant = stored.variants.find((one) => one.id === id);
        for (const [name, change] of Object.entries(changes)) {
          Object.assign(variant ?? {}, { [name]: change.to });
        }
      }
      for (const { variantId, by = 0 } of save.stock ?? []) {
        const variant = stored.variants.find(({ id }) => id === variantId);
        if (variant) variant.stock.quantity += by;
      }
      return { id: save.id, product: structuredClone(stored) };
    });
    const answer = { results, activityIds: ['log'] } as Answer;
    return Promise.resolve({ ok: true, answer } as CallResult<never>);
  };
  return { send, bodies };
}

function open(
  products: SheetProduct[],
  refuse: (body: Body) => string | undefined = () => undefined,
  rights = { mayEdit: true, mayMoveUnits: true },
) {
  const server = createServer(products, refuse);
  const undone: string[][] = [];
  const store = createSheetStore({
    writing: { locale: 'en-US', currency: 'USD', standard: 2 },
    rights,
    send: server.send,
    undo: (ids) => {
      undone.push([...ids]);
      return Promise.resolve(true);
    },
    onSaved: () => {},
  });
  store.load(structuredClone(products));
  const text = (row: number, key: string) => {
    const state = store.read();
    const column = state.columns.find((one) => one.key === key);
    const own = state.rows[row];
    return own && column ? cellText(state, own, column) : undefined;
  };
  const mark = (row: number, key: string) => {
    const state = store.read();
    const column = state.columns.find((one) => one.key === key);
    const own = state.rows[row];
    return own && column && markOf(state, own, column);
  };
  const settle = async () => {
    for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
  };
  return { ...server, store, text, mark, settle, undone };
}

it('weights and lengths are shown and pasted in the units of the shop, and other units show at once', async () => {
  const { store, bodies, text, mark, settle } = open([product('cup', 2)]);
  const { writing } = store.read();
  store.set({ writing: { ...writing, standard: 1 } });
  goTo(store, { row: 0, column: 5 });
  paste(store, '1.25\t12.5"\n1.234\t');
  await settle();
  expect([text(0, 'weightGrams'), text(0, 'lengthMm')]).toEqual(['1.25', '12.5']);
  expect(bodies[0]?.products[0]?.variants?.[0]?.changes).toEqual({
    weightGrams: { from: 0, to: 566 },
    lengthMm: { from: 0, to: 318 },
  });
  expect(mark(1, 'weightGrams')).toMatchObject({ text: '1.234', fault: 'twoDecimals' });

  // What is shown, pasted back, sends nothing.
  const sent = bodies.length;
  goTo(store, { row: 0, column: 5 });
  paste(store, '1.25\t12.5');
  await settle();
  expect(bodies).toHaveLength(sent);
  store.set({ writing });
  expect([text(0, 'weightGrams'), text(1, 'weightGrams')]).toEqual(['566', '1.234']);
});

it('PROD-08 a pasted table is saved at once, wrong cells are marked and keep their text', async () => {
  const { store, bodies, text, mark, settle } = open([product('cup', 3)]);
  goTo(store, { row: 0, column: 1 });
  paste(store, '12.50\t9\t7\nabc\t\t\n8\t9.00\t2');
  expect(countMarks(store.read()).faults).toBe(3);
  await settle();
  expect(text(0, 'priceCents')).toBe('12.50');
  expect(text(1, 'priceCents')).toBe('abc');
  expect(mark(1, 'priceCents')).toMatchObject({ state: 'bad', fault: 'notAmount' });
  expect(mark(2, 'salePriceCents')).toMatchObject({ state: 'bad', fault: 'saleTooHigh' });
  expect(mark(0, 'priceCents')).toBeUndefined();
  expect(bodies[0]?.products[0]?.stock).toEqual([
    { variantId: 'cup-0', by: 2 },
    { variantId: 'cup-1', by: 0, unlimited: true },
    { variantId: 'cup-2', by: -3 },
  ]);
  expect(bodies[0]?.products[0]?.variants?.[0]?.changes).toEqual({
    priceCents: { from: 1000, to: 1250 },
    onSale: { from: false, to: true },
    salePriceCents: { from: 0, to: 900 },
  });
});

it('PROD-08 of many cells that are refused together only the guilty ones stay marked', async () => {
  const guilty = 'cup-5';
  const isGuilty = ({ products }: Body) =>
    products.some(({ variants = [] }) => variants.some(({ id }) => id === guilty))
      ? 'sku_taken'
      : undefined;
  const { store, text, mark, settle } = open([product('cup', 8)], isGuilty);
  goTo(store, { row: 0, column: 1 });
  paste(store, Array.from({ length: 8 }, (_, index) => String(index + 1)).join('\n'));
  await settle();
  await settle();
  expect(countMarks(store.read())).toEqual({ saving: 0, faults: 1 });
  expect(mark(5, 'priceCents')).toMatchObject({ state: 'refused', message: 'sku_taken' });
  expect(text(7, 'priceCents')).toBe('8.00');
});

it('PROD-08 steps are taken back: sent ones by the log, others as if they had never been', async () => {
  const { store, bodies, text, settle, undone } = open([product('cup', 4)]);
  goTo(store, { row: 0, column: 1 });
  paste(store, 'wrong');
  await store.undo();
  expect(text(0, 'priceCents')).toBe('10.00');
  expect(bodies).toHaveLength(0);
  paste(store, 'wrong again');
  paste(store, '12');
  await settle();
  await store.undo();
  expect(text(0, 'priceCents')).toBe('wrong again');
  expect(undone.splice(0)).toEqual([['log']]);
  paste(store, '11');
  goTo(store, { row: 0, column: 1 });
  goTo(store, { row: 3, column: 1 }, true);
  fillDown(store);
  await settle();
  expect(text(3, 'priceCents')).toBe('11.00');
  await store.undo();
  expect(undone).toEqual([['log']]);
});

it('PROD-08 units typed twice while the first are on their way add up', async () => {
  const { store, bodies, text, settle } = open([product('cup', 1)]);
  store.apply([{ row: 0, column: 3, text: '8' }]);
  store.apply([{ row: 0, column: 3, text: '6' }]);
  await settle();
  const moves = bodies.flatMap(({ products }) => products[0]?.stock ?? []);
  expect(moves.map(({ by }) => by)).toEqual([3, -2]);
  expect(text(0, 'stock')).toBe('6');
});

it('PROD-08 what belongs to the product is told in the rows of other variants', async () => {
  const { store, mark } = open([product('cup', 2)]);
  goTo(store, { row: 0, column: 0 });
  paste(store, 'Mug\nJug');
  expect(mark(1, 'title')).toMatchObject({ state: 'bad', fault: 'ofProduct', text: 'Jug' });
  goTo(store, { row: 1, column: 10 });
  clear(store);
  expect(mark(1, 'seoTitle')).toBeUndefined();
});

it('PROD-08 cells that wait for a connection are kept as they stand, and forgotten once they are saved', async () => {
  const products = [product('cup', 2)];
  const server = createServer(products, () => undefined);
  const kept: Body[][] = [];
  let isOnline = false;
  const offline = { kind: 'offline', status: 0, message: '', code: '', errors: {} } as const;
  const store = createSheetStore({
    writing: { locale: 'en-US', currency: 'USD', standard: 2 },
    rights: { mayEdit: true, mayMoveUnits: true },
    send: (body) =>
      isOnline ? server.send(body) : Promise.resolve({ ok: false, failure: offline }),
    undo: () => Promise.resolve(true),
    onSaved: () => {},
    keep: (bodies) => void kept.push([...structuredClone(bodies)]),
    retryMs: 1,
  });
  store.load(structuredClone(products));
  const at = (key: string) => store.read().columns.findIndex((column) => column.key === key);
  const type = (row: number, key: string, text: string) =>
    store.apply([{ row, column: at(key), text }]);
  type(0, 'priceCents', '12');
  await expect.poll(() => store.isKept()).toBe(true);
  type(0, 'priceCents', '13');
  type(1, 'stock', '7');
  type(1, 'stock', '9');
  expect(kept.at(-1)).toMatchObject([
    {
      products: [
        {
          id: 'cup',
          variants: [{ id: 'cup-0', changes: { priceCents: { from: 1000, to: 1300 } } }],
          stock: [{ variantId: 'cup-1', by: 4 }],
        },
      ],
    },
  ]);
  isOnline = true;
  await expect.poll(() => store.isKept()).toBe(false);
  await expect.poll(() => countMarks(store.read()).saving).toBe(0);
  expect(kept.at(-1)).toEqual([]);
  expect(store.read().rows[1]?.variant.stock.quantity).toBe(9);
});

it('PROD-08 who may not move units changes none, and who may do that alone changes nothing else', async () => {
  const marked = (rights: { mayEdit: boolean; mayMoveUnits: boolean }) => {
    const { store, mark } = open([product('cup', 1)], undefined, rights);
    const write = (key: string, text: string) =>
      store.apply([
        { row: 0, column: store.read().columns.findIndex((one) => one.key === key), text },
      ]);
    write('priceCents', '12');
    write('stock', '7');
    return [mark(0, 'priceCents')?.fault, mark(0, 'stock')?.fault];
  };
  expect(marked({ mayEdit: true, mayMoveUnits: false })).toEqual([undefined, 'mayNot']);
  expect(marked({ mayEdit: false, mayMoveUnits: true })).toEqual(['mayNot', undefined]);
});

it('PROD-08 a sale price may be the price, and not above it', () => {
  const { store, mark } = open([product('cup', 1)]);
  const column = store.read().columns.findIndex(({ key }) => key === 'salePriceCents');
  store.apply([{ row: 0, column, text: '10.00' }]);
  expect(mark(0, 'salePriceCents')?.state).toBe('saving');
  store.apply([{ row: 0, column, text: '10.01' }]);
  expect(mark(0, 'salePriceCents')).toMatchObject({ state: 'bad', fault: 'saleTooHigh' });
});
