/** The form of a review: HTML alone; stars are a group of choices, one for each. */
import { reviewLimits } from '@sitewright/contract';
import { html, trustedHtml, type Html } from '../../html.ts';
import type { ReviewedProduct } from '../reviews/find-reviewed.ts';
import { field } from './visitor-field.ts';

const starWords = ['Very poor', 'Poor', 'Fair', 'Good', 'Very good'];

/** What was typed, and what is wrong with it, by the names of the fields. */
export interface TypedReview {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
}

interface ShownForm {
  readonly action: string;
  readonly product: ReviewedProduct;
  /** Shown as a suggestion. */
  readonly name: string;
  /** A form that was refused. */
  readonly typed: TypedReview | undefined;
}

/** A product with the form of its review, filled with what stands there. */
export function reviewForm({ action, product, name, typed }: ShownForm): Html {
  const { productId, title, path, review } = product;
  const values = typed?.values ?? {
    rating: review ? String(review.rating) : '',
    title: review?.title ?? '',
    body: review?.body ?? '',
    name: review?.name ?? name,
  };
  const { errors = {} } = typed ?? {};
  const id = (part: string) => `sw-${part}-${productId}`;
  return html`<section class="sw-account-section" aria-labelledby="${id('title')}">
    <h2 id="${id('title')}"><a href="${path}">${title}</a></h2>
    ${review && html`<p class="sw-quiet" role="status">${stateWords[review.state]}</p>`}
    <form method="post" action="${action}" class="sw-visitor-form">
      <input type="hidden" name="productId" value="${productId}" />
      ${starChoice(id, values['rating'], errors['rating'])}
      ${field({
        name: 'title',
        id: id('headline'),
        label: 'Headline',
        autocomplete: 'off',
        value: values['title'],
        isRequired: false,
        error: errors['title'],
      })}
      ${wordsField(id, values['body'], errors['body'])}
      ${field({
        name: 'name',
        id: id('name'),
        label: 'Your name, as everybody sees it',
        autocomplete: 'nickname',
        value: values['name'],
        error: errors['name'],
      })}
      <div>
        <button type="submit" class="sw-button">
          ${review ? 'Change review' : 'Send review'}<span class="visually-hidden">: ${title}</span>
        </button>
      </div>
    </form>
  </section>`;
}

function starChoice(
  id: (part: string) => string,
  chosen: string | undefined,
  error: string | undefined,
): Html {
  const note = error && html`aria-describedby="${id('rating-note')}"`;
  return html`<fieldset class="sw-star-choice" ${note}>
      <legend>How many stars?</legend>
      ${[1, 2, 3, 4, 5].map((stars) => starLabel(stars, String(stars) === chosen))}
    </fieldset>
    ${error && html`<p id="${id('rating-note')}" class="sw-field-error" role="alert">${error}</p>`}`;
}

function starLabel(stars: number, isChosen: boolean): Html {
  const words = `${stars === 1 ? '1 star' : `${stars} stars`}: ${starWords[stars - 1]}`;
  return html`<label
    ><input
      type="radio"
      name="rating"
      value="${stars}"
      aria-label="${words}"
      required
      ${isChosen && html`checked`}
    /><span aria-hidden="true">★</span></label
  >`;
}

function wordsField(
  id: (part: string) => string,
  value: string | undefined,
  error: string | undefined,
): Html {
  const isWrong = error && html`aria-invalid="true" aria-describedby="${id('body-note')}"`;
  // What is typed begins right behind the tag: a space there would be a part of it.
  const box = trustedHtml(
    [
      html`<textarea id="${id('body')}" name="body" rows="5" ${isWrong}`.text,
      ` maxlength="${reviewLimits.body}">\n`,
      html`${value}`.text,
      '</textarea>',
    ].join(''),
  );
  return html`<div class="sw-field">
    <label for="${id('body')}">Your review</label>
    ${box}
    ${error && html`<p id="${id('body-note')}" class="sw-field-error" role="alert">${error}</p>`}
  </div>`;
}

const stateWords = {
  waiting: 'You wrote this review. It is shown once the shop has looked at it.',
  published: 'You wrote this review. Everybody sees it.',
  hidden: 'You wrote this review. The shop does not show it.',
} as const;
