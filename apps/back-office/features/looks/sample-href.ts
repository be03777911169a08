import type { LookView } from '@sitewright/contract';

/** The pages of the sample shop. */
export const lookViews: readonly LookView[] = ['home', 'list', 'product'];

interface Sample {
  readonly theme: string;
  readonly preset: string;
  readonly title: string;
  readonly view: LookView;
  readonly currency: string;
  readonly language: string;
  readonly country: string;
}

/** Address of a page of the sample shop as a site of this name and place would show it. */
export function sampleHref({ theme, preset, title, view, currency, language, country }: Sample) {
  const locale = `${language}-${country}`;
  const asked = new URLSearchParams({ theme, preset, title, view, currency, locale });
  return `/config/new-site/preview?${asked}`;
}
