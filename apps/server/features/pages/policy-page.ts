import { pageTypes } from '@sitewright/contract';
import { escapeHtml } from '../../render/context/escape-html.ts';
import { buildSystemPage } from '../../render/page/build-system-page.ts';
import type { PageSource, RouteResult } from '../../render/page/page-model.ts';
import { sanitizeContent } from '../../render/sanitize-content.ts';
import { policyPath, shopPolicies } from '../settings/shop-policies.ts';

/** `/policies/NAME`: the text of a policy; undefined for one that says nothing. */
export function policyPage(source: PageSource, path: string): RouteResult | undefined {
  if (!path.startsWith(policyPath)) return undefined;
  const name = path.slice(policyPath.length);
  const policy = shopPolicies(source.view.snapshot.site).find((one) => one.name === name);
  if (!policy) return undefined;
  if (policy.text === undefined) return { redirectTo: policy.url };
  return buildSystemPage(source.view, {
    pageType: pageTypes.values.page,
    name: 'policy',
    title: policy.label,
    main: source.templates.systemPage('policy') ?? '',
    data: { policyTitle: escapeHtml(policy.label), policyText: sanitizeContent(policy.text) },
  });
}
