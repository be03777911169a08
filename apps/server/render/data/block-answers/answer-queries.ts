/** What blocks ask the site, answered before they are rendered. */
import { blockQueryKey, type BlockAnswer, type BlockQuery } from '@sitewright/contract';
import { answerAddOns } from './answer-add-ons.ts';
import { answerCalendars } from './answer-calendars.ts';
import { answerCaptcha } from './answer-captcha.ts';
import { answerCategories } from './answer-categories.ts';
import { answerFeeds } from './answer-feeds.ts';
import { answerForms } from './answer-forms.ts';
import { answerItems } from './answer-items.ts';
import { answerLanguages } from './answer-languages.ts';
import { answerMaps } from './answer-maps.ts';
import { answerMenus } from './answer-menus.ts';
import { answerMoments } from './answer-moments.ts';
import { answerPostLists } from './answer-post-lists.ts';
import { answerProductCards } from './answer-product-cards.ts';
import { answerProducts } from './answer-products.ts';
import { answerReviews } from './answer-reviews.ts';
import type { Answerer, AnswerScope } from './answer-scope.ts';

type Kind = BlockQuery['kind'];

/** One line a kind. */
const answerers: { readonly [Name in Kind]: Answerer<Name> } = {
  product: answerProducts,
  'product-cards': answerProductCards,
  items: answerItems,
  'post-list': answerPostLists,
  categories: answerCategories,
  calendar: answerCalendars,
  form: answerForms,
  menu: answerMenus,
  reviews: answerReviews,
  'add-ons': answerAddOns,
  donation: (scope, queries) => scope.later.donation(scope, queries),
  plan: (scope, queries) => scope.later.plan(scope, queries),
  captcha: answerCaptcha,
  moment: answerMoments,
  feed: answerFeeds,
  map: answerMaps,
  languages: answerLanguages,
};

/** Answers by the keys of the questions; what is not there, or not for visitors, is left out. */
export async function answerQueries(
  scope: AnswerScope,
  queries: readonly BlockQuery[],
): Promise<Record<string, BlockAnswer>> {
  const kinds = Map.groupBy(queries, ({ kind }) => kind);
  const answered = await Promise.all(
    [...kinds].map(async ([kind, asked]) => {
      // The questions of a group are of its kind.
      const answer = answerers[kind] as Answerer<Kind>;
      const answers = await answer(scope, asked);
      return asked.map((query, at) => [blockQueryKey(query), answers[at]] as const);
    }),
  );
  return Object.fromEntries(
    answered.flat().flatMap(([key, answer]) => (answer === undefined ? [] : [[key, answer]])),
  );
}
