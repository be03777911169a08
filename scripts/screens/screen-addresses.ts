/** Which screens there are, and the address of one thing of each kind. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { rootDir } from '../lib/install.mjs';
import { namesOfRoutes, thingsOfRoutes } from './things-of-routes.ts';
import { findFirst } from './find-first.ts';
import type { OfficeCalls } from './office-calls.ts';

/** A screen of the back office. */
export interface ScreenAddress {
  /** Its route as a name of files: `orders-$number`. */
  readonly name: string;
  /** Behind the address of the site. */
  readonly path: string;
  /** What is done before it is looked at: a dialog that is opened. */
  readonly open?: (page: Page) => Promise<void>;
}

interface Section {
  readonly path: string;
  readonly screens: readonly { readonly path: string }[];
}

/** Screens that the pages of settings share one route of. */
const settingsRoute = 'settings/$page';

/** Calls and things of one site. */
export interface Shown {
  readonly office: OfficeCalls;
  readonly identifier: string;
}

/**
 * Every screen of every section. Of a screen of one thing the first thing of the site is taken.
 * @returns screens that can be opened, and routes of which the site has no thing
 */
export async function listScreens(
  shown: Shown,
): Promise<{ readonly screens: readonly ScreenAddress[]; readonly missing: readonly string[] }> {
  const screens: ScreenAddress[] = [];
  const missing: string[] = [];
  for (const route of await listRoutes()) {
    const found = await addressesOf(route, shown);
    if (found.length === 0) missing.push(route);
    for (const address of found) screens.push({ name: nameOf(address, route), path: address });
  }
  screens.push(newSite);
  return { screens, missing };
}

/** The one screen of no site. */
const newSite: ScreenAddress = { name: 'new-site', path: '../../new-site' };

const nameOf = (address: string, route: string) =>
  (route === settingsRoute ? address : route || 'home').replaceAll('/', '-').replaceAll('$', '');

/** The routes of all sections, behind the address of a site. */
export async function listRoutes(): Promise<readonly string[]> {
  const { sections } = await importOffice<{ sections: readonly Section[] }>('app/sections.ts');
  return sections.flatMap(({ path: start, screens }) =>
    screens.map((screen) => [start, screen.path].filter(Boolean).join('/')),
  );
}

/** By its address, so that what runs in browsers is not looked at as if it ran here. */
export async function importOffice<Module>(file: string): Promise<Module> {
  const url = pathToFileURL(path.join(rootDir, 'apps/back-office', file));
  const module: Module = await import(url.href);
  return module;
}

async function addressesOf(route: string, shown: Shown): Promise<readonly string[]> {
  if (!route.includes('$')) return [route];
  if (route === settingsRoute) {
    const { settingPages } = await importOffice<{ settingPages: readonly { path: string }[] }>(
      'features/settings/setting-pages.ts',
    );
    return settingPages.map((page) => `settings/${page.path}`);
  }
  const steps = thingsOfRoutes[route];
  if (!steps) throw new Error(`Nothing tells of which thing ${route} is to be shown.`);
  const address = await findFirst(route, steps, shown, namesOfRoutes[route]);
  return address === undefined ? [] : [address];
}
