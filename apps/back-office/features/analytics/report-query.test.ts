import { expect, it } from 'vitest';
import { listBegun, ordersBehind, presetPeriod, readReportQuery, todayIn } from './report-query.ts';

it('today is a day of the shop', () => {
  const now = new Date('2026-03-08T04:30:00Z');
  expect(todayIn('America/New_York', now)).toBe('2026-03-07');
  expect(todayIn('Europe/Berlin', now)).toBe('2026-03-08');
});

it('periods move on with the calendar', () => {
  expect(presetPeriod('last-month', '2026-01-15')).toEqual({
    from: '2025-12-01',
    to: '2025-12-31',
  });
  expect(presetPeriod('month', '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(presetPeriod('week', '2026-03-02')).toEqual({ from: '2026-02-24', to: '2026-03-02' });
});

it('an address that says nothing of the kind shows sales of thirty days', () => {
  const query = readReportQuery({ report: 'x', from: '2026-02-30', unit: 'hour' }, '2026-03-02');
  expect(query).toMatchObject({
    report: 'sales',
    from: '2026-02-01',
    to: '2026-03-02',
    unit: 'day',
  });
});

it('days of an address are taken in their order', () => {
  const query = readReportQuery({ from: '2026-05-01', to: '2026-01-01' }, '2026-06-01');
  expect(query).toMatchObject({
    from: '2026-01-01',
    to: '2026-05-01',
    preset: 'custom',
    unit: 'month',
  });
});

it('of steps to come nothing is told', () => {
  const query = readReportQuery({ period: 'year' }, '2026-03-15');
  const step = (from: string, to: string) => ({ from, to });
  const [february, march, april] = [
    step('2026-02-01', '2026-02-28'),
    step('2026-03-01', '2026-03-31'),
    step('2026-04-01', '2026-04-30'),
  ];
  expect(query.to).toBe('2026-12-31');
  expect(listBegun([february, march, april], query)).toEqual([february, march]);
});

it('a number leads to the list of its orders', () => {
  const query = readReportQuery({ report: 'products' }, '2026-03-02');
  const period = { from: '2026-03-01', to: '2026-03-01' };
  expect(ordersBehind(query, { ...period, figure: 'units', currency: 'USD', key: 'a b' })).toBe(
    'orders?report=products&reportFigure=units&reportKey=a+b&reportFrom=2026-03-01&reportTo=2026-03-01&reportCurrency=USD&isTest=false',
  );
});
