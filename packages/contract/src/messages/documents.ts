import type { PageCheck } from '../documents/page-checks.ts';

/** What is said of pages that are edited. */
export const documentMessages = {
  tooManyBlocks: 'A section can hold {count} blocks at most.',
  tooManyItems: 'A list of a block can hold {count} at most.',
  tooLarge: 'This page holds too much. Move a part of it to another page.',
  stepRefused: 'This page cannot go from “{from}” to “{to}”.',
  rulesUnmet: 'This page is not published yet: {reasons}.',
  ownAddressUnknown:
    'Your account has no address that a mail could reach. Write it into your account.',
  homePageStays: 'The home page stays. Make another page the home page first.',
  pageStays:
    'Stores and blogs are removed when they hold no products, categories or posts any more.',
  pageNotLockable:
    'Stores, the home page and what is for members cannot be locked by themselves. Lock the whole site instead.',
  pageIsOff:
    'A page that is switched off is closed to everybody. Switch it on before you lock it or give it to members.',
  homePageIsOpen: 'A page that is locked or for members cannot be the home page. Open it first.',
} as const;

/** Why a rule of the owner keeps a page from being published, by what was found. */
export const pageCheckMessages: Readonly<Record<PageCheck, string>> = {
  'missing-alt': 'a picture has no alternative text',
  'heading-order': 'headings leave out a level',
  'dead-link': 'a link leads nowhere',
  'nameless-link': 'a link has no words',
  'empty-block': 'a block shows nothing',
  'missing-captions': 'a video has no captions',
  'low-contrast': 'a text stands out too little from its background',
  'heavy-picture': 'a picture is too heavy',
  'heavy-page': 'the page is too heavy',
};
