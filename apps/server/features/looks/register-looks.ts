/** Previews of looks: pages of a sample shop or of the site itself, and the files that they show. */
import { join } from 'node:path';
import {
  ApiError,
  lookViews,
  newSiteSchema,
  settingsGroups,
  themeLookSchema,
} from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { bytesOf } from '../../http/shared-bytes.ts';
import { storefrontDist } from '../../render/head/storefront-assets.ts';
import { readPageQuery } from '../../render/page/page-query.ts';
import { resolveRoute } from '../../render/page/resolve-route.ts';
import { holdStill } from '../../render/styles/wait-for-fonts.ts';
import { StaticFiles } from '../assets/static-files.ts';
import { readSettings } from '../settings/read-settings.ts';
import { typedOrigin } from '../sites/site-origin.ts';
import { readSiteLook } from '../sites/site-look.ts';
import { tweaksOf, type Site } from '../sites/site.ts';
import { createRequireStaff } from '../staff/require-staff.ts';
import { findSession } from '../staff/staff-session.ts';
import { dressPreview, dressSheet, lookPaths, previewCsp } from './dress-preview.ts';
import { findView } from './find-view.ts';
import { requireLook } from './list-themes.ts';
import { SamplePages } from './sample-pages.ts';

const view = z.enum(lookViews);
const sampleQuery = themeLookSchema.extend({
  view,
  title: newSiteSchema.shape.title.catch('–'),
  currency: newSiteSchema.shape.currency,
  locale: newSiteSchema.shape.locale,
});
/** Without a theme: the look that the site has; without fonts: those that it has. */
const siteQuery = themeLookSchema.partial().extend({
  heading: settingsGroups.fonts.fields.heading.schema.unwrap().optional(),
  body: settingsGroups.fonts.fields.body.schema.unwrap().optional(),
  /** Without the owner's styles, which the screen that edits them adds itself. */
  ownStyles: z.literal('off').optional(),
  /** For a page that is built, where nothing moves. */
  edited: z.literal('on').optional(),
  /** What is changed of the look, as JSON; without it: what the site has changed. */
  values: z
    .string()
    .max(10_000)
    .transform(readJson)
    .pipe(settingsGroups.styles.fields.values.schema.unwrap())
    .optional(),
});

type SiteWish = z.output<typeof siteQuery>;
const siteParams = z.object({ identifier: z.string().min(1).max(63) });
const wildcard = z.object({ '*': z.string().max(500) });
const config = { needsSite: false };
const aDay = 'private, max-age=86400';
const demoImages = join(import.meta.dirname, '../../../../demo/images/books');

/** Where a new site, and a site in another look, are looked at. */
export function registerLooks(server: FastifyInstance, ctx: AppContext): void {
  const samples = new SamplePages(ctx);
  const requireStaff = createRequireStaff(ctx);

  server.get('/config/new-site/preview', { config }, async (request, reply) => {
    await requireStaff(request, undefined, 'create-sites');
    const wish = parseRequest(sampleQuery, request.query);
    await requireLook(ctx, wish);
    return sendPreview(reply, await samples.get(wish));
  });

  server.get('/config/sites/:identifier/look', { config }, async (request, reply) => {
    const site = await requireSite(request);
    const { view: wanted, ...look } = parseRequest(siteQuery.extend({ view }), request.query);
    const source = await ctx.renderer.sourceInLook(
      site,
      typedOrigin(request),
      await dressSite(site, look),
    );
    const path = await findView(ctx.db, site.siteId, wanted);
    if (path === undefined) throw new ApiError('not_found');
    let model = await resolveRoute(source, path.slice(1), readPageQuery({}));
    if (model && 'redirectTo' in model) {
      model = await resolveRoute(source, model.redirectTo.slice(1), readPageQuery({}));
    }
    if (!model || 'redirectTo' in model) throw new ApiError('not_found');
    const sheet = siteSheetUrl(site, look);
    const { content } = await ctx.renderer.renderForPreview(source, model, sheet);
    return sendPreview(
      reply,
      dressPreview(bytesOf(content).toString('utf8'), source.templates.theme.name),
    );
  });

  server.get('/config/sites/:identifier/look.css', { config }, async (request, reply) => {
    const site = await requireSite(request);
    const wish = parseRequest(siteQuery, request.query);
    const isEdited = wish.edited === 'on';
    return sendSheet(reply, await dressSite(site, wish), isEdited);
  });

  server.get(lookPaths.sheet, { config }, async (request, reply) => {
    await requireSession(request);
    return sendSheet(reply, await requireLook(ctx, parseRequest(themeLookSchema, request.query)));
  });

  async function sendSheet(
    reply: FastifyReply,
    look: Pick<Site, 'theme' | 'tweaks'> & Partial<Pick<Site, 'siteId' | 'settings'>>,
    isEdited = false,
  ): Promise<FastifyReply> {
    const theme = await ctx.themes.get(look.theme);
    const css = dressSheet(await ctx.renderer.styles.css(theme, look), theme.name);
    return reply
      .header('Cache-Control', 'private, no-cache')
      .type('text/css; charset=utf-8')
      .send(isEdited ? holdStill(css) : css);
  }

  /** The site as it would look. @throws ApiError `invalid_request` */
  async function dressSite(site: Site, wish: SiteWish) {
    const { theme, preset = '', heading, body, ownStyles, values } = wish;
    const look =
      theme === undefined
        ? await readSiteLook(ctx.db, site.siteId)
        : await requireLook(ctx, { theme, preset });
    const before = readSettings(site, 'fonts');
    const fonts = {
      ...before,
      heading: heading ?? before.heading,
      body: body ?? before.body,
    };
    const settings = {
      ...site.settings,
      fonts,
      ...(values && { styles: { values } }),
      ...(ownStyles === 'off' && { ownStyles: {} }),
    };
    return {
      siteId: site.siteId,
      theme: look.theme,
      tweaks: tweaksOf({ tweaks: look.tweaks, settings }),
      settings,
    };
  }

  /** @throws ApiError */
  async function requireSite(request: FastifyRequest): Promise<Site> {
    const { identifier } = parseRequest(siteParams, request.params);
    const site = await ctx.sites.findByIdentifier(identifier);
    if (!site) throw new ApiError('not_found');
    await requireStaff(request, site, 'edit-styles');
    return site;
  }

  async function requireSession(request: FastifyRequest): Promise<void> {
    if (!(await findSession(ctx, request))) throw new ApiError('not_signed_in');
  }

  const files = new StaticFiles();
  const serve = (base: string, find: (path: string) => Promise<[folder: string, path: string]>) => {
    server.get(`${base}*`, { config }, async (request, reply) => {
      await requireSession(request);
      const [folder, path] = await find(parseRequest(wildcard, request.params)['*']);
      reply.header('content-security-policy', "default-src 'none'; sandbox");
      const isSent = await files.send({ folder, path, cacheControl: aDay }, request, reply);
      return isSent ? reply : reply.code(404).header('cache-control', 'no-store').send();
    });
  };
  serve(lookPaths.pictures, async (path) => [demoImages, path]);
  serve(lookPaths.storefront, async (path) => [join(storefrontDist, 'client'), path]);
  serve(lookPaths.theme, async (path) => {
    const [name = '', ...rest] = path.split('/');
    const { theme } = await requireLook(ctx, { theme: name, preset: '' });
    return [join((await ctx.themes.get(theme)).folder, 'assets'), rest.join('/')];
  });
}

/** What JSON says; what is none is for the schema behind it to refuse. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function siteSheetUrl({ identifier, version }: Site, { values, ...look }: SiteWish): string {
  const query = new URLSearchParams({
    v: String(version),
    ...look,
    ...(values && { values: JSON.stringify(values) }),
  });
  return `/config/sites/${identifier}/look.css?${query}`;
}

function sendPreview(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('Content-Security-Policy', previewCsp)
    .header('Cache-Control', 'private, no-store')
    .header('Referrer-Policy', 'same-origin')
    .header('X-Robots-Tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html);
}
