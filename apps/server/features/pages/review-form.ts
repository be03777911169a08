/** The form of a review: HTML alone; stars are a group of choices, one for each. */
import { reviewLimits } from '@sitewright/contract';
import { html, trustedHtml, type Html } from '../../html.ts';
import type { ReviewedProduct } from '../reviews/find-reviewed.ts';
import { sayOf } from '../settings/say-of.ts';
import type { Site } from '../sites/site.ts';
import { field } from './visitor-field.ts';

const starWords = ['Very poor', 'Poor', 'Fair', 'Good', 'Very good'] as const;

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
export function reviewForm(site: Site, { action, product, name, typed }: ShownForm): Html {
  const say = sayOf(site);
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
    ${review && html`<p class="sw-quiet" role="status">${say(stateWords[review.state])}</p>`}
    <form method="post" action="${action}" class="sw-visitor-form">
      <input type="hidden" name="productId" value="${productId}" />
      ${starChoice(site, { id, value: values['rating'], error: errors['rating'] })}
      ${field({
        name: 'title',
        id: id('headline'),
        label: say('Headline'),
        autocomplete: 'off',
        value: values['title'],
        isRequired: false,
        error: errors['title'],
      })}
      ${wordsField(site, { id, value: values['body'], error: errors['body'] })}
      ${field({
        name: 'name',
        id: id('name'),
        label: say('Your name, as everybody sees it'),
        autocomplete: 'nickname',
        value: values['name'],
        error: errors['name'],
      })}
      <div>
        <button type="submit" class="sw-button">
          ${review ? say('Change review') : say('Send review')}<span class="visually-hidden"
            >: ${title}</span
          >
        </button>
      </div>
    </form>
  </section>`;
}

interface Part {
  id: (part: string) => string;
  value: string | undefined;
  error: string | undefined;
}

function starChoice(site: Site, { id, value, error }: Part): Html {
  const note = error && html`aria-describedby="${id('rating-note')}"`;
  return html`<fieldset class="sw-star-choice" ${note}>
      <legend>${sayOf(site)('How many stars?')}</legend>
      ${starWords.map((_, index) => starLabel(site, index + 1, String(index + 1) === value))}
    </fieldset>
    ${error && html`<p id="${id('rating-note')}" class="sw-field-error" role="alert">${error}</p>`}`;
}

function starLabel(site: Site, stars: number, isChosen: boolean): Html {
  const say = sayOf(site);
  const count = stars === 1 ? say('1 star') : say('{count} stars', { count: stars });
  const words = `${count}: ${say(starWords[stars - 1] ?? '')}`;
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

function wordsField(site: Site, { id, value, error }: Part): Html {
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
    <label for="${id('body')}">${sayOf(site)('Your review')}</label>
    ${box}
    ${error && html`<p id="${id('body-note')}" class="sw-field-error" role="alert">${error}</p>`}
  </div>`;
}

const stateWords = {
  waiting: 'You wrote this review. It is shown once the shop has looked at it.',
  published: 'You wrote this review. Everybody sees it.',
  hidden: 'You wrote this review. The shop does not show it.',
} as const;
