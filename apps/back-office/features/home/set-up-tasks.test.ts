// @vitest-environment happy-dom
import { setUpTasks, type SetUpTask } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { createOfficeRouter } from '../../app/router.tsx';
import { sections } from '../../app/sections.ts';
import { policiesPage } from '../settings/pages/policies-page.ts';
import { settingPages } from '../settings/setting-pages.ts';
import { setUpTaskTexts } from './set-up-tasks.ts';

/** What a line is about: the fields that are looked at, or the screen that holds nothing else. */
const about: Readonly<
  Record<
    Exclude<SetUpTask, 'sale'>,
    { readonly screen: string; readonly fields?: readonly string[]; readonly asks?: string }
  >
> = {
  product: { screen: '/products/new' },
  payment: { screen: '/settings/$page', fields: ['payments.test'] },
  shipping: { screen: '/shipping' },
  taxes: { screen: '/taxes', asks: 'load-rates' },
  money: { screen: '/settings/$page', fields: ['payments.stripe'] },
  address: { screen: '/settings/$page', fields: ['business.location', 'business.country'] },
  policies: {
    screen: '/settings/$page',
    fields: ['store.returnPolicy', 'store.termsOfService', 'store.privacyPolicy'],
  },
  logo: { screen: '/settings/$page', fields: ['branding.logoImageId'] },
  mail: { screen: '/mails' },
  password: { screen: '/account' },
  domain: { screen: '/settings/domains' },
};

const router = createOfficeRouter(sections);

it.each(Object.keys(about) as (keyof typeof about)[])(
  '%s leads to a screen that holds what it is about',
  (task) => {
    const { path } = setUpTaskTexts[task];
    const { screen, fields = [], asks } = about[task];
    const { pathname, searchParams } = new URL(`http://shop/sites/harbour/${path}`);
    const [, , foundRoute] = router.getMatchedRoutes(pathname);
    expect(foundRoute?.fullPath).toBe(`/sites/$identifier${screen}`);
    expect(searchParams.get('ask')).toBe(asks ?? null);
    const page = settingPages.find((one) => pathname.endsWith(`/settings/${one.path}`));
    const shown = page?.parts.flatMap(({ settings }) =>
      settings.map(({ group, field }) => `${group}.${field}`),
    );
    expect(fields.filter((field) => !shown?.includes(field))).toEqual([]);
  },
);

it('an order is placed in the shop itself', () => {
  const others = setUpTasks.filter((task) => !(task in about));
  expect(others.map((task) => [task, setUpTaskTexts[task].path])).toEqual([['sale', 'visit']]);
});

it('policies are written on their own page, and nowhere else', () => {
  expect(setUpTaskTexts.policies.path).toBe(`settings/${policiesPage.path}`);
});
