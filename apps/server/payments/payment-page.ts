import { renderPlainPage } from '../http/plain-page.ts';
import type { Html } from '../html.ts';
import type { Site } from '../features/sites/site.ts';

/** A page of a payment and the policy it is sent with. */
export function renderPaymentPage(
  site: Site,
  main: Html,
  head?: Html,
): { page: string; contentPolicy: string } {
  const title = `Payment – ${site.title}`;
  return renderPlainPage({ locale: site.locale, title, main, head, kind: 'form' });
}
