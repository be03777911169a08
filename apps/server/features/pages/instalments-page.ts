import {
  findInstalmentBrand,
  findInstalmentBounds,
  instalmentLocales,
  DEFAULT_INSTALMENT_COUNT,
  type InstalmentBrand,
} from '@sitewright/commerce';
import { fillMessage } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { html } from '../../html.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { writeMoney } from '../sites/site-money.ts';
import { instalmentWords } from './instalment-words.ts';
import type { SystemPageSender } from './system-page-sender.ts';
import { sendVisitorPage } from './visitor-page.ts';

const paramsSchema = z.object({ locale: z.string().max(20) });
const known: readonly string[] = Object.values(instalmentLocales).flat();

/**
 * `/instalments/:locale`: how paying by instalments goes, from our own origin. A dialog takes the
 * element `.sw-instalment-info` out of it. INST-10, INST-13, D-52
 */
export function handleInstalmentsPage(server: FastifyInstance, sender: SystemPageSender): void {
  server.get('/instalments/:locale', async (request, reply) => {
    const { locale } = parseRequest(paramsSchema, request.params);
    const brand = findInstalmentBrand(locale);
    if (!brand || !known.includes(locale)) return sender.sendNotFound(request, reply);
    const { site } = request;
    const [language = '', country = ''] = locale.split('_');
    const words = instalmentWords[language === 'fr' ? 'fr' : 'en'];
    const fill = (text: string) =>
      fillMessage<string>(text, { brand, count: String(DEFAULT_INSTALMENT_COUNT) });
    const bounds = findInstalmentBounds(country, site.currency);
    const main = html`<article class="sw-instalment-info" lang="${locale.replace('_', '-')}">
      <h1>${fill(words.title)}</h1>
      <p>${fill(words.intro)}</p>
      <ol class="sw-how">
        ${words.steps.map(
          ({ title, text }) =>
            html`<li>
              <strong>${fill(title)}</strong>
              <span>${fill(text)}</span>
            </li>`,
        )}
      </ol>
      ${
        bounds &&
        html`<p>
          ${fillMessage<string>(words.bounds, {
            min: writeMoney(site, { amountCents: bounds.minCents, currencyCode: site.currency }),
            max: writeMoney(site, { amountCents: bounds.maxCents, currencyCode: site.currency }),
          })}
        </p>`
      }
      <p class="sw-quiet">
        ${fill(words.terms)} <a href="${termsOf(brand)}" rel="noopener">${fill(words.termsLink)}</a>
      </p>
    </article>`;
    const title = fill(words.title);
    return sendVisitorPage(sender, { request, reply }, { name: 'instalments', title, main });
  });
}

function termsOf(brand: InstalmentBrand): string {
  return brand === 'Clearpay' ? 'https://www.clearpay.co.uk/' : 'https://www.afterpay.com/';
}
