/** Designed sections that a page can be begun with. They take the colours and letters of the site. */
import type { SectionDesign } from './design-kit.ts';
import { aboutDesigns } from './designs/about.ts';
import { callDesigns } from './designs/calls.ts';
import { contactDesigns } from './designs/contact.ts';
import { faqDesigns } from './designs/faq.ts';
import { featureDesigns } from './designs/features.ts';
import { galleryDesigns } from './designs/gallery.ts';
import { introDesigns } from './designs/intro.ts';
import { logoDesigns } from './designs/logos.ts';
import { postDesigns } from './designs/posts.ts';
import { priceDesigns } from './designs/prices.ts';
import { productDesigns } from './designs/products.ts';
import { teamDesigns } from './designs/team.ts';
import { textDesigns } from './designs/texts.ts';
import { voiceDesigns } from './designs/voices.ts';

/** All of them, kind by kind. */
export const sectionDesigns: readonly SectionDesign[] = [
  ...introDesigns,
  ...aboutDesigns,
  ...featureDesigns,
  ...galleryDesigns,
  ...productDesigns,
  ...textDesigns,
  ...teamDesigns,
  ...voiceDesigns,
  ...faqDesigns,
  ...priceDesigns,
  ...contactDesigns,
  ...callDesigns,
  ...postDesigns,
  ...logoDesigns,
];
