/** `/api/google-maps/places/…`: asked of whoever the owner has chosen. MAPS-01, MAPS-02, D-55 */
import {
  ApiError,
  autocompletePlaces,
  getPlaceDetails,
  getPlaceProvider,
} from '@sitewright/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AppContext } from '../../context.ts';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { readSettings } from '../settings/read-settings.ts';
import { readSecretSetting } from '../settings/secret-settings.ts';
import type { Site } from '../sites/site.ts';
import { askJson } from '../../http/ask-json.ts';
import { googleProvider } from './google.ts';
import { photonProvider } from './photon.ts';
import type { Ask, PlaceProvider } from './place-provider.ts';

function handlePlaces(scope: CallScope): void {
  const { ctx } = scope;
  /** Who names a site is staff of it. */
  const siteOf = async (site: Site, request: FastifyRequest, name: string | undefined) => {
    if (name === undefined) return site;
    const named = await ctx.sites.findByIdentifier(name);
    if (!named) throw new ApiError('not_found');
    await scope.requireStaff(request, named, 'view-back-office');
    return named;
  };
  handleCall(scope, autocompletePlaces, async ({ site, query, request }) =>
    complete(ctx, await siteOf(site, request, query.site), query),
  );
  handleCall(scope, getPlaceDetails, async ({ site, query, request }) =>
    find(ctx, await siteOf(site, request, query.site), query),
  );
  handleCall(scope, getPlaceProvider, ({ site }) =>
    Promise.resolve({ provider: readSettings(site, 'maps').placesProvider }),
  );
}

async function complete(
  ctx: AppContext,
  site: Site,
  { input, sessionToken, types, language = site.locale }: z.output<typeof autocompletePlaces.query>,
) {
  const provider = await providerOf(ctx, site);
  const question = { language, sessionToken, types };
  return { predictions: (await provider?.complete(input, question)) ?? [] };
}

async function find(ctx: AppContext, site: Site, query: z.output<typeof getPlaceDetails.query>) {
  const provider = await providerOf(ctx, site);
  const { placeId, sessionToken, language = site.locale, productPage, productSection } = query;
  ctx.log.debug({ productPage, productSection }, 'a place was asked for');
  const place = await provider?.find(placeId, { language, sessionToken, types: undefined });
  if (!place) throw new ApiError('not_found');
  return place;
}

/** Undefined: the owner has chosen none. */
async function providerOf(ctx: AppContext, site: Site): Promise<PlaceProvider | undefined> {
  const { placesProvider, photonUrl } = readSettings(site, 'maps');
  const ask: Ask = (url) => askJson(ctx.config, url);
  if (placesProvider === 'photon') return photonProvider(photonUrl, ask);
  if (placesProvider === 'none') return undefined;
  const secret = { group: 'maps', field: 'googleKey' } as const;
  const key = await readSecretSetting(ctx, site.siteId, secret);
  return key === undefined ? undefined : googleProvider(key, ask);
}

/** The calls about places. */
export const placeCalls: readonly CallRegistration[] = [handlePlaces];
