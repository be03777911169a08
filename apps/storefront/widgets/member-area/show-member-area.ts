import type { CallAnswer, Client } from '@sitewright/contract';
import { tellOfContent } from '../../platform/content-added.ts';
import { pageContext } from '../../platform/page-context.ts';
import { call as storefrontCall } from '../../platform/storefront.ts';

type Area = CallAnswer<'GET /api/commerce/memberships/:id/area'>;

export function start(root: HTMLElement): void {
  void showMemberArea(root, storefrontCall);
}

/**
 * Puts what is for members in the place of the offer, where the visitor is one; else the offer
 * stays. ROUT-20..22
 */
export async function showMemberArea(root: HTMLElement, call: Client): Promise<void> {
  const { planId = '', areaId = '' } = root.dataset;
  const { itemId, collection } = pageContext();
  const page = itemId ?? collection?.id;
  const result = await call('GET /api/commerce/memberships/:id/area', {
    params: { id: planId },
    query: { block: areaId, ...(page !== undefined && { page }) },
  });
  if (!result.ok || !result.answer.isMember) return;
  root.replaceChildren(...drawArea(result.answer));
  tellOfContent(root);
}

function drawArea({ title, html, pages }: Extract<Area, { isMember: true }>): HTMLElement[] {
  const own = document.createElement('div');
  own.className = 'sw-member-own';
  // The server has made it safe, as it does with all HTML of owners.
  own.innerHTML = html;
  if (html === '') own.append(headingOf(title));
  return pages.length === 0 ? [own] : [own, listOf(pages)];
}

function headingOf(title: string): HTMLElement {
  const heading = document.createElement('h2');
  heading.className = 'sw-offer-title';
  heading.textContent = title;
  return heading;
}

function listOf(pages: readonly { title: string; url: string }[]): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'sw-offer-pages';
  for (const { title, url } of pages) {
    const link = document.createElement('a');
    link.href = url;
    link.textContent = title;
    const entry = document.createElement('li');
    entry.append(link);
    list.append(entry);
  }
  return list;
}
