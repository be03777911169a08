// @vitest-environment happy-dom
import type { FieldConflict, StaffSite } from '@sitewright/contract';
import { cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { SiteContext } from '../../app/office-context.ts';
import type { EditForm } from '../../forms/use-edit-form.ts';
import { withRowsOf, type ProductForm } from './product-fields.ts';
import { VariantConflicts } from './variant-conflicts.tsx';
import type { VariantRow } from './variant-rows.ts';

afterEach(cleanup);

const site: Partial<StaffSite> = {
  currency: 'EUR',
  timeZone: 'UTC',
  measurementStandard: 2,
  permissions: [],
};
const row: VariantRow = {
  id: 'v',
  attributes: { Size: 'S', Color: 'Red' },
  sku: 'A',
  priceCents: 1000,
  salePriceCents: 0,
  onSale: false,
  weightGrams: 500,
  gtin: '',
  imageId: 'p1',
  firstStock: null,
};

/** What is said of these conflicts of the variant. */
function saidOf(conflicts: Readonly<Record<string, FieldConflict>>, language: string): string[] {
  const edit = {
    conflicts: withRowsOf(conflicts, [row]),
    settle: () => {},
    form: {
      getValues: () => ({
        variants: [row],
        optionNames: ['Size', 'Color'],
        imageIds: ['p0', 'p1', 'p2'],
      }),
    },
  };
  const { container } = render(
    <IntlProvider locale={language} onError={() => {}}>
      <SiteContext value={site as StaffSite}>
        <VariantConflicts edit={edit as unknown as EditForm<ProductForm>} />
      </SiteContext>
    </IntlProvider>,
  );
  const said = [...container.querySelectorAll('p')].map(({ textContent }) =>
    textContent.replaceAll(/\s/g, ' '),
  );
  cleanup();
  return said;
}

it('both versions of a field of a variant are in the words of the reader', () => {
  const conflicts = {
    'variants.v.onSale': { theirs: true, yours: false },
    'variants.v.priceCents': { theirs: 1250, yours: 990 },
    'variants.v.weightGrams': { theirs: 1500, yours: 0 },
    'variants.v.attributes': {
      theirs: { Size: 'M', Color: 'Red' },
      yours: { Size: 'L', Color: 'Red' },
    },
    'variants.v.imageId': { theirs: 'p2', yours: null },
    'variants.v.sku': { theirs: '', yours: 'B' },
  };
  const inEnglish = saidOf(conflicts, 'en').map((text) => text.replace(/^.* meanwhile: /, ''));
  expect(inEnglish).toEqual([
    'theirs yes, yours no.',
    'theirs €12.50, yours €9.90.',
    'theirs 1,500 g, yours 0 g.',
    'theirs M / Red, yours L / Red.',
    'theirs Picture 3, yours empty.',
    'theirs empty, yours B.',
  ]);
  const [onSale, , weight, options, picture] = saidOf(conflicts, 'de');
  expect(onSale).toContain('Im Angebot von S / Red wurde inzwischen geändert: dort ja');
  expect(weight).toContain('Gewicht von S / Red');
  expect(options).toContain('Optionen von S / Red');
  expect(picture).toContain(
    'Bild von S / Red wurde inzwischen geändert: dort Bild 3, bei Ihnen leer',
  );
});
