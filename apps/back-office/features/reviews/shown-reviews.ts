import type { ReviewState } from '@sitewright/contract';
import { showing, type Shown } from '../../data/shown-at-once.ts';

/** Reviews that are shown or hidden look so at once; a list of one state has them no more. */
export function showModerated(ids: readonly string[], state: ReviewState): readonly Shown[] {
  const isMeant = (id: string) => ids.includes(id);
  return [
    showing('GET /api/sites/:identifier/reviews', (answer, { query }) => {
      if (!answer.reviews.some(({ id }) => isMeant(id))) return answer;
      const moved = answer.reviews.map((one) => (isMeant(one.id) ? { ...one, state } : one));
      const wanted = query?.state;
      return {
        ...answer,
        reviews: moved.filter((one) => wanted === undefined || one.state === wanted),
      };
    }),
    showing('GET /api/sites/:identifier/reviews/:id', (review) =>
      isMeant(review.id) ? { ...review, state } : review,
    ),
  ];
}
