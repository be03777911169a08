// @vitest-environment happy-dom
import type { FieldConflict, StaffSite } from '@sitewright/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { SiteContext } from '../app/office-context.ts';
import { FieldConflicts } from './field-conflicts.tsx';
import type { EditForm } from './use-edit-form.ts';

afterEach(cleanup);

const site: Partial<StaffSite> = {
  identifier: 'alder',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  measurementStandard: 1,
  permissions: [],
};

/** Both versions of each field, as somebody reads them. */
function open(
  conflicts: Readonly<Record<string, FieldConflict>>,
  language: string,
  printValue?: (value: unknown, field: string) => string | undefined,
): string[][] {
  const { container } = render(
    <IntlProvider locale={language} onError={() => {}}>
      <SiteContext value={site as StaffSite}>
        <FieldConflicts
          edit={{ conflicts, settle: () => {} } as unknown as EditForm<Record<string, unknown>>}
          labels={{}}
          {...(printValue && { printValue })}
        />
      </SiteContext>
    </IntlProvider>,
  );
  const versions = [...container.querySelectorAll('strong + div')];
  const said = versions.map(({ children }) =>
    [...children].map(
      (version) => version.childNodes[1]?.textContent?.replaceAll(/\s/g, ' ') ?? '',
    ),
  );
  cleanup();
  return said;
}

it('both versions of a field are in the words of the reader, not of the wire', () => {
  const conflicts = {
    isVisible: { theirs: true, yours: false },
    priceCents: { theirs: 1250, yours: 0 },
    weightGrams: { theirs: 453, yours: 907 },
    ratePpm: { theirs: 190_000, yours: 70_000 },
    publishOn: { theirs: '2026-03-01T23:30:00.000Z', yours: null },
    tags: { theirs: ['new', 'summer'], yours: [] },
    title: { theirs: 'Mug', yours: '' },
  };
  expect(open(conflicts, 'en')).toEqual([
    ['yes', 'no'],
    ['€12.50', '€0.00'],
    ['1 lb', '2 lb'],
    ['19%', '7%'],
    ['Mar 2, 2026, 12:30 AM', 'empty'],
    ['new, summer', 'empty'],
    ['Mug', 'empty'],
  ]);
  expect(open({ isVisible: conflicts.isVisible, tags: conflicts.tags }, 'de')).toEqual([
    ['ja', 'nein'],
    ['new, summer', 'leer'],
  ]);
});

it('a form that has words of its own for some values leaves the others', () => {
  const conflicts = { units: { theirs: 1, yours: 2 }, isOpen: { theirs: true, yours: false } };
  const printValue = (value: unknown, field: string) =>
    field === 'units' ? `unit ${String(value)}` : undefined;
  expect(open(conflicts, 'en', printValue)).toEqual([
    ['unit 1', 'unit 2'],
    ['yes', 'no'],
  ]);
});

it('shows both versions of a field by whose they are, and keeps the one that is pressed', () => {
  const settled: string[] = [];
  const edit = {
    conflicts: { tags: { theirs: ['red', 'old'], yours: [] }, title: { theirs: '', yours: 'Mug' } },
    settle: (field: string, choice: string) => settled.push(`${field} ${choice}`),
  } as unknown as EditForm<Record<string, unknown>>;
  render(
    <IntlProvider locale="en">
      <SiteContext value={site as StaffSite}>
        <FieldConflicts edit={edit} labels={{ tags: 'Tags' }} />
      </SiteContext>
    </IntlProvider>,
  );
  expect(screen.getByText('Somebody else changed Tags meanwhile.')).toBeTruthy();
  const textOf = (whose: string) =>
    screen.getAllByText(whose).map((word) => word.parentElement?.textContent);
  expect(textOf('Theirs')).toEqual(['Theirsred, oldKeep theirs', 'TheirsemptyKeep theirs']);
  expect(textOf('Yours')[1]).toBe('YoursMugKeep yours');
  fireEvent.click(screen.getAllByRole('button', { name: 'Keep theirs' })[0]!);
  fireEvent.click(screen.getAllByRole('button', { name: 'Keep yours' })[1]!);
  expect(settled).toEqual(['tags theirs', 'title yours']);
});
