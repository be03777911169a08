/** What somebody may not do they are not shown: sections, buttons and finds, by the roles of D-43. */
import { expect, test, type Page } from '@playwright/test';
import { openAsStaff, signInAsOwner } from './support/owner.ts';
import { sizes } from './support/sizes.ts';

const site = 'alder-loom';
const office = `/config/sites/${site}`;

/** Of everybody who may see the back office. */
const everybody = ['', 'settings', 'account', 'activity'];
const ofContent = ['pages', 'translate', 'navigation', 'header-footer', 'mail-parts'];
const ofProducts = ['products', 'categories', 'inventory', 'forms', 'supporters', 'marketing'];
const ofOrders = [
  'orders',
  'drafts',
  'customers',
  'gift-cards',
  'subscriptions',
  'form-answers',
  'abandoned-carts',
];

/** Written by hand from D-43: the sections of a role, and an address that it may not open. */
const roles = [
  {
    role: 'storeManager',
    sections: [...ofProducts, ...ofOrders, 'media', 'restock', 'reviews', 'imports', 'discounts'],
    refused: 'pages',
    offers: { at: 'products', button: 'Add product' },
    lacks: { at: 'settings/checkout', button: 'Save' },
  },
  {
    role: 'editor',
    sections: [...ofContent, 'find-replace', ...ofProducts, 'media'],
    refused: 'orders',
    offers: { at: 'media', button: 'Upload' },
    lacks: { at: 'products', button: 'Add product' },
  },
  {
    role: 'reporting',
    sections: ['analytics'],
    refused: 'customers',
    offers: { at: 'analytics', button: 'CSV' },
    lacks: { at: '', button: 'Add product' },
  },
  {
    role: 'draftEditor',
    sections: [...ofContent, 'find-replace', 'media'],
    refused: 'styles',
    offers: { at: 'media', button: 'Upload' },
    lacks: { at: 'pages', button: 'Add page' },
  },
] as const;

/** Where the links of the navigation lead, behind the address of the site. */
const shownSections = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link')
    .evaluateAll(
      (links, start) =>
        links.map((link) => (link.getAttribute('href') ?? '').slice(start.length + 1)),
      office,
    );

test('ROUT-04 the seven areas have their names, in their order', async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  await signInAsOwner(page);
  await page.goto(office);
  const navigation = page.getByRole('navigation', { name: 'Sections' });
  await expect(navigation.getByRole('heading')).toHaveText([
    'Pages',
    'Design',
    'Commerce',
    'Marketing',
    'Analytics',
    'Settings',
    'Media',
  ]);
});

for (const { role, sections, refused, offers, lacks } of roles) {
  test(`AUTH-05 AUTH-06 D-43 who is ${role} sees what the role may do, and nothing else`, async ({
    page,
  }) => {
    await page.setViewportSize(sizes.desktop);
    await signInAsOwner(page);
    await page.goto(office);
    const other = await openAsStaff(page, { site, name: `Person of ${role}`, role });
    await other.goto(office);
    await expect
      .poll(async () => (await shownSections(other)).toSorted())
      .toEqual([...everybody, ...sections].toSorted());

    await other.goto(`${office}/${refused}`);
    await expect(other.getByRole('heading', { level: 1, name: 'Not for your role' })).toBeVisible();

    await other.goto(`${office}/${offers.at}`);
    const shown = other.getByRole('main').getByRole('button', { name: offers.button });
    const link = other.getByRole('main').getByRole('link', { name: offers.button });
    await expect(shown.or(link).first()).toBeVisible();
    await other.goto(`${office}/${lacks.at}`);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(other.getByRole('status', { name: 'Loading…' })).toHaveCount(0);
    const missing = other.getByRole('main').getByRole('button', { name: lacks.button });
    await expect(
      missing.or(other.getByRole('main').getByRole('link', { name: lacks.button })),
    ).toHaveCount(0);

    await other.keyboard.press('Control+k');
    const palette = other.getByRole('dialog', { name: 'Search and commands' });
    await palette.getByRole('combobox').or(palette.getByRole('searchbox')).first().fill(refused);
    await expect(palette.getByRole('option', { name: new RegExp(`^${refused}`, 'i') })).toHaveCount(
      0,
    );
    await other.context().close();
  });
}
