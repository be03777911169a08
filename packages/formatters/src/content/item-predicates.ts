import { isTruthy } from '@sitewright/template';
import type { Predicate } from '@sitewright/template';
import { removeTags } from '../text/tags.ts';
import { countMembers, readText } from '../values/charge.ts';
import { asBoolean, asText, getKey } from '../values/read.ts';

/** An image of its own, or a file with one. */
function hasMainImage(item: unknown): boolean {
  return isTruthy(getKey(item, 'mainImageId')) || isTruthy(getKey(item, 'systemDataId'));
}

/** Calendar layout. */
export const calendarView: Predicate = {
  name: 'calendar-view?',
  test: (_value, _args, ctx) => asBoolean(ctx.resolve(['calendarView'])),
};

/** A gallery with images. */
export const childImages: Predicate = {
  name: 'child-images?',
  test: (value) => {
    const items = getKey(value, 'items');
    return Array.isArray(items) && hasMainImage(items[0]);
  },
};

/** A post with a teaser. */
export const excerpt: Predicate = {
  name: 'excerpt?',
  test: (value, _, ctx) => {
    const found = getKey(value, 'excerpt');
    const html = getKey(found, 'html');
    const text = typeof html === 'string' ? html : typeof found === 'string' ? found : '';
    return /[^\s\u200b]/.test(removeTags(readText(text, ctx)));
  },
};

/** A link elsewhere. */
export const externalLink: Predicate = {
  name: 'external-link?',
  test: (value) => isTruthy(getKey(value, 'externalLink')),
};

/** More than one. */
export const hasMultiple: Predicate = {
  name: 'has-multiple?',
  test: (value, _, ctx) => countMembers(value, ctx) > 1,
};

/** A place on the map. CALD-01. */
export const location: Predicate = {
  name: 'location?',
  test: (value) => {
    const found = getKey(value, 'location');
    return getKey(found, 'mapLat') !== undefined && getKey(found, 'mapLng') !== undefined;
  },
};

/** An item with an image. */
export const mainImage: Predicate = {
  name: 'main-image?',
  test: hasMainImage,
};

/** A post that leads elsewhere. */
export const passthrough: Predicate = {
  name: 'passthrough?',
  test: (value) =>
    isTruthy(getKey(value, 'passthrough')) && asText(getKey(value, 'sourceUrl')) !== '',
};

/** An e-mail account. SOCL-07. */
export const serviceNameEmail: Predicate = {
  name: 'serviceNameEmail?',
  test: (value) => asText(getKey(value, 'serviceName')) === 'email',
};

/** A list of past events. CALD-01. */
export const showPastEvents: Predicate = {
  name: 'show-past-events?',
  test: (value) => asText(getKey(value, 'showPastOrUpcomingEvents')) === 'past',
};
