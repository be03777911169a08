import { afterAll, expect, test } from 'vitest';
import type { PackingSlip } from '../make-packing-slip.ts';
import { PdfError, PdfMaker } from './pdf-maker.ts';

const slip: PackingSlip = {
  notation: { locale: 'en-US', timeZone: 'UTC', currency: 'USD' },
  orderNumber: 1001,
  orderedAt: '2026-01-02T00:00:00.000Z',
  writtenAt: '2026-01-03T00:00:00.000Z',
  method: 'Parcel',
  seller: {
    name: 'Shop',
    address: ['1 Main Street'],
    email: '',
    phone: '',
    vatId: '',
    taxNumber: '',
    register: '',
    footer: '',
  },
  shipTo: ['Ann Lee'],
  units: [{ title: 'Bowl', variant: '', sku: 'B-1', quantity: 2 }],
};
const work = { kind: 'packing-slip', slip } as const;
const manyUnits = Array.from({ length: 20_000 }, (_, index) => {
  return { title: `Bowl ${index}`, variant: '', sku: `B-${index}`, quantity: 1 };
});
const endless = { kind: 'packing-slip', slip: { ...slip, units: manyUnits } } as const;

const maker = new PdfMaker();
afterAll(() => maker.close());

test('makes equal bytes each time, in a thread of its own', async () => {
  const first = await maker.make(work);
  expect(first.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await maker.make(work)).toEqual(first);
});

test('gives a paper up that takes too long, and makes the next one', async () => {
  const hasty = new PdfMaker({ patienceMs: 400 });
  await expect(hasty.make(endless)).rejects.toThrow(PdfError);
  hasty.close();
  expect((await maker.make(work)).length).toBeGreaterThan(1000);
});

test('the server answers while a long paper is made', async () => {
  const making = maker.make({ ...endless, slip: { ...slip, units: manyUnits.slice(0, 300) } });
  let isMade = false;
  let turns = 0;
  void making.then(() => (isMade = true));
  while (!isMade) {
    turns += 1;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await making;
  expect(turns).toBeGreaterThan(10);
});

test('a paper that cannot be laid out fails alone', async () => {
  const broken = { ...slip, notation: { ...slip.notation, timeZone: 'Nowhere/None' } };
  await expect(maker.make({ kind: 'packing-slip', slip: broken })).rejects.toThrow(PdfError);
  expect((await maker.make(work)).length).toBeGreaterThan(1000);
});
