import { pageTypes, type CheckoutPage } from '@sitewright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ensureCrumb } from '../../http/crumb.ts';
import { scriptJson } from '../../render/context/escape-html.ts';
import { createSsrLoader } from '../../render/head/storefront-ssr.ts';
import {
  buildSystemPage,
  withoutFrame,
  type SystemPage,
} from '../../render/page/build-system-page.ts';
import type { PageModel } from '../../render/page/page-model.ts';
import { isShutOut } from '../page-locks/shut-out.ts';
import { notFoundPage } from './not-found-page.ts';
import type { Pages } from './pages.ts';
import { privatePage, sendPage } from './send-page.ts';
import { sayOf } from '../settings/say-of.ts';

/** A system page before its shell: what React drew, and the data it was drawn from. */
export interface DrawnPage extends Omit<SystemPage, 'main'> {
  readonly html: string;
  readonly pageData: unknown;
}

/** Sends pages about one visitor: drawn for each request, never kept anywhere. */
export class SystemPageSender {
  readonly loadSsr = createSsrLoader();
  readonly #pages: Pages;

  constructor(pages: Pages) {
    this.#pages = pages;
  }

  async send(request: FastifyRequest, reply: FastifyReply, page: DrawnPage): Promise<FastifyReply> {
    ensureCrumb(request, reply);
    const source = await this.#pages.source(request);
    const main =
      `<div class="system-page">${page.html}</div>` +
      `<script type="application/json" id="sqs-page-data">${scriptJson(page.pageData)}</script>`;
    const model = framed(request, buildSystemPage(source.view, { ...page, main }));
    return sendPage(request, reply, await this.#pages.finish(source, model), privatePage);
  }

  async sendCheckout(
    request: FastifyRequest,
    reply: FastifyReply,
    { page, status }: { readonly page: CheckoutPage; readonly status: number },
  ): Promise<FastifyReply> {
    const ssr = await this.loadSsr();
    return this.send(request, reply, {
      pageType: pageTypes.values.checkout,
      name: 'checkout',
      title: sayOf(request.site)('Checkout'),
      // Nothing that leads away, when the theme offers it.
      layouts: ['checkout', 'bare'],
      status,
      html: ssr.renderCheckoutPage(page),
      pageData: page,
    });
  }

  async sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const source = await this.#pages.source(request);
    const page = await this.#pages.finish(source, framed(request, notFoundPage(source)));
    return sendPage(request, reply, page, privatePage);
  }
}

/** Whoever a locked site is closed to sees no menu of it. */
function framed(request: FastifyRequest, model: PageModel): PageModel {
  return isShutOut(request) ? withoutFrame(model) : model;
}

/** The first of repeated query values; empty when there is none. */
export function firstOf(query: unknown, name: string): string {
  return allOf(query, name)[0] ?? '';
}

/** All values of a parameter that may come once, often or not at all. */
export function allOf(query: unknown, name: string): string[] {
  const value = (query as Readonly<Record<string, unknown>>)[name];
  return [value ?? []].flat().filter((entry) => typeof entry === 'string');
}
