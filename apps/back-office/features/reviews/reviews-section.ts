import { Star } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** What buyers think of products. */
export const reviewsSection: Section = {
  path: 'reviews',
  title: { en: 'Reviews', de: 'Bewertungen' },
  area: 'commerce',
  icon: Star,
  permission: 'moderate-reviews',
  part: 'commerce',
  aliases: [{ en: 'Ratings, stars', de: 'Rezensionen, Sterne' }],
  screens: [
    { path: '', load: () => import('./reviews-screen.tsx') },
    { path: '$id', load: () => import('./review-screen.tsx') },
  ],
};
