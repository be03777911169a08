/** Pages for a visitor who holds a link or a code: HTML alone, in the theme, kept nowhere. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageTypes } from '@sitewright/contract';
import { html, type Html } from '../../html.ts';
import type { SystemPage } from '../../render/page/build-system-page.ts';
import type { SystemPageSender } from './system-page-sender.ts';

export interface VisitorPage {
  /** Class of the body element. */
  name: string;
  title: string;
  main: Html;
  status?: number;
  /** Of the enumeration; without: that of an order's status, as for all links of mails. */
  pageType?: SystemPage['pageType'];
  /** True: nothing around it, not even a menu. */
  isBare?: boolean;
  /** What templates see beside it. */
  data?: SystemPage['data'];
}

export function sendVisitorPage(
  sender: SystemPageSender,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  {
    name,
    title,
    main,
    status = 200,
    pageType = pageTypes.values.orderStatus,
    isBare = false,
    data = {},
  }: VisitorPage,
): Promise<FastifyReply> {
  const page = html`<div id="sqs-visitor-page-root">
    <div class="sw-visitor-page">${main}</div>
  </div>`;
  return sender.send(request, reply, {
    pageType,
    name,
    title,
    status,
    html: page.text,
    pageData: null,
    isBare,
    data,
  });
}
