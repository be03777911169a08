import { isTruthy } from '@sitewright/template';
import type { Predicate } from '@sitewright/template';
import { removeTags } from '../text/tags.ts';
import { asBoolean, asText, getKey, sizeOf } from '../values/read.ts';

/** An image of its own, or a file with one. */
function hasMainImage(item: unknown): boolean {
  return isTruthy(getKey(item, 'mainImageId')) || isTruthy(getKey(item, 'systemDataId'));
}

/** Calendar layout. */
export const calendarView: Predicate = {
  name: 'calendar-view?',
  summary: 'The data asks for the calendar layout (`calendarView`).',
  examples: [
    { template: '{.calendar-view?}yes{.end}', data: { calendarView: true }, output: 'yes' },
  ],
  test: (_value, _args, ctx) => asBoolean(ctx.resolve(['calendarView'])),
};

/** A gallery with images. */
export const childImages: Predicate = {
  name: 'child-images?',
  summary: 'The first of the `items` has an image.',
  examples: [
    {
      template: '{.child-images?}yes{.end}',
      data: { items: [{ mainImageId: 'i' }] },
      output: 'yes',
    },
  ],
  test: (value) => {
    const items = getKey(value, 'items');
    return Array.isArray(items) && hasMainImage(items[0]);
  },
};

/** A post with a teaser. */
export const excerpt: Predicate = {
  name: 'excerpt?',
  summary: 'The excerpt has text besides tags and white space.',
  examples: [
    {
      template: '{.excerpt?}yes{.or}no{.end}',
      data: { excerpt: { html: '<p> </p>' } },
      output: 'no',
    },
  ],
  test: (value) => {
    const found = getKey(value, 'excerpt');
    const html = getKey(found, 'html');
    const text = typeof html === 'string' ? html : typeof found === 'string' ? found : '';
    return /[^\s\u200b]/.test(removeTags(text));
  },
};

/** A link elsewhere. */
export const externalLink: Predicate = {
  name: 'external-link?',
  summary: 'The value has an `externalLink`.',
  examples: [
    { template: '{.external-link?}yes{.end}', data: { externalLink: { url: '/' } }, output: 'yes' },
  ],
  test: (value) => isTruthy(getKey(value, 'externalLink')),
};

/** More than one. */
export const hasMultiple: Predicate = {
  name: 'has-multiple?',
  summary: 'The value has more than one element.',
  examples: [
    {
      template: '{.section a}{.has-multiple?}many{.end}{.end}',
      data: { a: [1, 2] },
      output: 'many',
    },
  ],
  test: (value) => sizeOf(value) > 1,
};

/** A place on the map. CALD-01. */
export const location: Predicate = {
  name: 'location?',
  summary: 'The `location` of the value has a latitude and a longitude.',
  examples: [
    {
      template: '{.location?}map{.end}',
      data: { location: { mapLat: 1, mapLng: 2 } },
      output: 'map',
    },
  ],
  test: (value) => {
    const found = getKey(value, 'location');
    return getKey(found, 'mapLat') !== undefined && getKey(found, 'mapLng') !== undefined;
  },
};

/** An item with an image. */
export const mainImage: Predicate = {
  name: 'main-image?',
  summary: 'The value has a main image.',
  examples: [{ template: '{.main-image?}yes{.end}', data: { mainImageId: 'i1' }, output: 'yes' }],
  test: hasMainImage,
};

/** A post that leads elsewhere. */
export const passthrough: Predicate = {
  name: 'passthrough?',
  summary: 'The title of the value leads to its `sourceUrl`.',
  examples: [
    {
      template: '{.passthrough?}yes{.end}',
      data: { passthrough: true, sourceUrl: '/a' },
      output: 'yes',
    },
  ],
  test: (value) =>
    isTruthy(getKey(value, 'passthrough')) && asText(getKey(value, 'sourceUrl')) !== '',
};

/** An e-mail account. SOCL-07. */
export const serviceNameEmail: Predicate = {
  name: 'serviceNameEmail?',
  summary: 'The social account is an e-mail address.',
  examples: [
    { template: '{.serviceNameEmail?}mail{.end}', data: { serviceName: 'email' }, output: 'mail' },
  ],
  test: (value) => asText(getKey(value, 'serviceName')) === 'email',
};

/** A list of past events. CALD-01. */
export const showPastEvents: Predicate = {
  name: 'show-past-events?',
  summary: 'The event list shows past events.',
  examples: [
    {
      template: '{.show-past-events?}past{.end}',
      data: { showPastOrUpcomingEvents: 'past' },
      output: 'past',
    },
  ],
  test: (value) => asText(getKey(value, 'showPastOrUpcomingEvents')) === 'past',
};
