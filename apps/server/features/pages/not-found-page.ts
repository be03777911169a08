import { errorCatalogue, pageTypes } from '@sitewright/contract';
import { buildSystemPage } from '../../render/page/build-system-page.ts';
import type { PageModel, PageSource } from '../../render/page/page-model.ts';
import { sayOf } from '../settings/say-of.ts';

/** Page type 100: there is nothing at this address. */
export function notFoundPage(source: PageSource): PageModel {
  return buildSystemPage(source.view, {
    pageType: pageTypes.values.notFound,
    name: 'not-found',
    title: sayOf(source.view.snapshot.site)('Page not found'),
    main: source.templates.systemPage('not-found') ?? '',
    status: 404,
  });
}

/** Page type 101: something went wrong on our side; 503 when another try may go well. */
export function errorPage(source: PageSource, status: 500 | 503 = 500): PageModel {
  return buildSystemPage(source.view, {
    pageType: pageTypes.values.error,
    name: 'error',
    title: sayOf(source.view.snapshot.site)('Something went wrong'),
    main: source.templates.systemPage('error') ?? '',
    status,
    data:
      status === 503
        ? { busyMessage: sayOf(source.view.snapshot.site)(errorCatalogue.unavailable.message) }
        : {},
  });
}
