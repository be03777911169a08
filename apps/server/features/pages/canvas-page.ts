/** `/config/sites/:identifier/canvas/:id`, or without an id: the real page around a document that is edited. */
import { randomBytes } from 'node:crypto';
import { ApiError, isAreaPurpose } from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { toUtf8 } from '../../http/to-utf8.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { bytesOf } from '../../http/shared-bytes.ts';
import { canvasCsp } from '../../render/csp.ts';
import type { PostRow } from '../../render/data/load-posts.ts';
import { findProduct } from '../../render/data/load-products.ts';
import type { CollectionHead } from '../../render/data/load-site.ts';
import { contentPage } from '../../render/page/build-content-page.ts';
import { postPage, productPage } from '../../render/page/build-item-page.ts';
import type { PageModel, PageSource } from '../../render/page/page-model.ts';
import { PageFields } from '../../render/tags/page-fields.ts';
import { createBuildReader } from '../assets/back-office-build.ts';
import { readHead, type HeadRow } from '../documents/document-store.ts';
import { typedOrigin } from '../sites/site-origin.ts';
import { createRequireStaff } from '../staff/require-staff.ts';
import type { InlineHashes } from '../../render/tags/trusted-inline.ts';
import { canvasMail } from './canvas-mail.ts';
import { pageOfFields } from './page-of-fields.ts';
import { popupModel } from './popup-page.ts';
import { privatePage } from './send-page.ts';
import { sendSiteCss } from './site-css.ts';

const params = z.object({
  identifier: z.string().min(1).max(63),
  /** Missing: a page as any of the site looks. */
  id: z.string().min(1).max(64).optional(),
});

/** Of an area of a template: the page that it is edited on. */
const queries = z.object({ page: z.string().min(1).max(64).optional() });

/** What the editor's own script in the page is built of. */
const entry = 'editor/frame/main.ts';

/**
 * For whoever may read the draft: the theme around an empty place, which the editor fills by the
 * renderer that visitors' pages are made by. No script runs there but the editor's own: what the
 * theme or the owner wrote stays dead, so that it cannot break what is being built.
 */
export function handleCanvasPage(server: FastifyInstance, ctx: AppContext): void {
  const requireStaff = createRequireStaff(ctx);
  const readBuild = createBuildReader(entry);
  const config = { needsSite: false };
  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const { identifier, id } = parseRequest(params, request.params);
    const site = await ctx.sites.findByIdentifier(identifier);
    if (!site) throw new ApiError('not_found');
    await requireStaff(request, site, 'view-content');
    const { page } = parseRequest(queries, request.query);
    const { siteId } = site;
    const document = id === undefined ? undefined : await readHead(ctx.db, { siteId, id });
    if (document?.purpose === 'mail') {
      const { html, hashes } = await canvasMail(ctx, site, document.owner_id);
      return send(reply, { page: toUtf8(html), hashes, build: readBuild() });
    }
    const edited = document && areaOf(document);
    const plain = await ctx.renderer.source(site, typedOrigin(request));
    const source = { ...plain, fields: new PageFields(edited) };
    const model = document ? await modelOf(source, document, page) : await anyPage(source);
    const sheetUrl = `/config/sites/${identifier}/canvas/site.css`;
    const { content, hashes } = await ctx.renderer.renderForEditing(source, model, sheetUrl);
    return send(reply, { page: bytesOf(content), hashes, build: readBuild() });
  };
  // The back office may be open at another host than that of the site, whose styles these are.
  server.get('/config/sites/:identifier/canvas/site.css', { config }, async (request, reply) => {
    const { identifier } = parseRequest(params, request.params);
    const site = await ctx.sites.findByIdentifier(identifier);
    if (!site) throw new ApiError('not_found');
    await requireStaff(request, site, 'view-content');
    return sendSiteCss(ctx, site, { request, reply, isEdited: true });
  });
  server.get('/config/sites/:identifier/canvas', { config }, show);
  server.get('/config/sites/:identifier/canvas/:id', { config }, show);
}

interface SentCanvas {
  readonly page: Uint8Array;
  readonly hashes: InlineHashes;
  readonly build: ReturnType<ReturnType<typeof createBuildReader>>;
}

/** With the editor's own script alone. */
function send(reply: FastifyReply, { page, hashes, build }: SentCanvas): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  // What the script loads later is loaded ahead of its turn by the same nonce.
  const own = build
    ? `<meta property="csp-nonce" nonce="${nonce}">` +
      `<script type="module" nonce="${nonce}" src="${build.script}"></script>`
    : '';
  return reply
    .header('Content-Security-Policy', canvasCsp(hashes, nonce))
    .header('Cache-Control', privatePage)
    .header('Referrer-Policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(Buffer.concat([page, toUtf8(own)]));
}

/** The area that a document is. */
function areaOf({ purpose, owner_id: id }: HeadRow) {
  return isAreaPurpose(purpose) ? { purpose, id } : undefined;
}

/** Where the editor draws the sections. */
const emptyPlace = '<article class="sections" id="sections"></article>';

/** Also of what visitors do not see. @throws ApiError `not_found` */
async function modelOf(
  source: PageSource,
  { purpose, owner_id: ownerId }: HeadRow,
  pageId: string | undefined,
): Promise<PageModel> {
  if (isAreaPurpose(purpose)) return pageOfFields(source, await pageAround(source, pageId));
  if (purpose === 'popup') return popupModel(source, emptyPlace);
  if (purpose === 'page') {
    return contentPage(source.view, await readCollection(source, ownerId), emptyPlace);
  }
  if (purpose === 'product') {
    const row = await findProduct(source.db, source.view.snapshot.site.siteId, ownerId);
    if (!row) throw new ApiError('not_found');
    const page = await readCollection(source, row.collection_id);
    return productPage(source, page, { row, body: emptyPlace });
  }
  if (purpose !== 'post') throw new ApiError('not_found');
  const row = await readPost(source, ownerId);
  const page = await readCollection(source, row.collection_id);
  return postPage(source, page, { row, body: emptyPlace });
}

/** What a new page will look like. @throws ApiError `not_found` */
async function anyPage(source: PageSource): Promise<PageModel> {
  return contentPage(source.view, await pageAround(source, undefined), emptyPlace);
}

/** The page that is told, else the home page, else any. @throws ApiError `not_found` */
async function pageAround(source: PageSource, id: string | undefined): Promise<CollectionHead> {
  if (id !== undefined) return readCollection(source, id);
  const row = await source.db
    .selectFrom('collections')
    .selectAll()
    .where('site_id', '=', source.view.snapshot.site.siteId)
    .orderBy('is_homepage', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

async function readCollection({ db, view }: PageSource, id: string): Promise<CollectionHead> {
  const row = await db
    .selectFrom('collections')
    .selectAll()
    .where('site_id', '=', view.snapshot.site.siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

async function readPost({ db, view }: PageSource, id: string): Promise<PostRow> {
  const row = await db
    .selectFrom('content_items')
    .selectAll()
    .where('site_id', '=', view.snapshot.site.siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}
