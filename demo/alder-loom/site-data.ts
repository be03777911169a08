import type { TaxRuleDraft } from '@sitewright/contract';
/** Alder & Loom: the shop that a new installation starts with. */
import type { DemoSite } from '../site.ts';
import { journal } from './journal.ts';
import { ceramics } from './products/ceramics.ts';
import { lighting } from './products/light.ts';
import { pantry } from './products/pantry.ts';
import { textiles } from './products/textiles.ts';
import { woodwork } from './products/wood.ts';
import { readHtml } from '../read-html.ts';

const html = (name: string): string => readHtml(`alder-loom/${name}.html`);

export const alderAndLoom: DemoSite = {
  identifier: 'alder-loom',
  title: 'Alder & Loom',
  tagline: 'Household things, made slowly in Hudson, New York.',
  description:
    'Stoneware, linen, wood, light and good things for the pantry, made by nine people in an old woodshop in Hudson, New York.',
  isDefault: true,
  images: '',
  settings: {
    business: {
      country: 'US',
      state: 'NY',
      contactEmail: 'hello@alderandloom.example',
      contactPhoneNumber: '+1 518 555 0142',
      location: {
        addressTitle: 'Alder & Loom',
        addressLine1: '18 Dock Street',
        addressLine2: 'Hudson, NY 12534',
        addressCountry: 'United States',
        mapLat: 42.2529,
        mapLng: -73.7957,
        mapZoom: 15,
      },
      businessHours: {
        monday: { text: 'Closed' },
        tuesday: { text: 'Closed' },
        wednesday: { text: '10 to 6' },
        thursday: { text: '10 to 6' },
        friday: { text: '10 to 6' },
        saturday: { text: '10 to 5' },
        sunday: { text: '11 to 4' },
      },
    },
    payments: { test: true },
    store: {
      measurementStandard: 2,
      returnPolicy:
        '<p>Standard delivery takes three to five days and is free from $75; express takes one to two. You can also pick up in Hudson.</p><p>Send anything unused back within thirty days. If it arrives broken, a photograph is all we need.</p>',
      termsOfService:
        '<p>Prices are in US dollars. We charge your card when we take your order, and refund you if we cannot send it.</p>',
      privacyPolicy:
        '<p>We keep your address to send your order and your mail to tell you about it. Nothing on this site comes from, or goes to, anyone else.</p>',
      continueShoppingLinkUrl: '/shop',
      shippingCountryDefaultValue: 'US',
      displayCurrencies: [
        { currency: 'CAD', rate: '1.38' },
        { currency: 'EUR', rate: '0.92' },
        { currency: 'GBP', rate: '0.79' },
        { currency: 'JPY', rate: '151.2' },
      ],
    },
    merchandising: {
      scarcityEnabledOnProductItems: true,
      scarcityThreshold: 5,
      restockNotificationsEnabled: true,
      relatedProductsEnabled: true,
    },
  },
  tweaks: {},
  navigations: {
    mainNav: [{ page: 'shop' }, { page: 'journal' }, { page: 'about' }, { page: 'contact' }],
    footerNav: [
      { page: 'shop' },
      { page: 'journal' },
      { page: 'about' },
      { page: 'contact' },
      { page: 'delivery' },
      { title: 'Gift card', url: '/shop/p/gift-card' },
    ],
  },
  pages: [
    {
      urlId: 'home',
      title: 'Things for the long table',
      navigationTitle: 'Home',
      description:
        '<p>Stoneware, linen, wood and light from a workshop of nine people in Hudson, New York. Made to be used on a Tuesday.</p>',
      isHomepage: true,
      home: {
        button: 'Visit the shop',
        products: { heading: 'Just in', moreLabel: 'See everything' },
        categories: 'Categories',
        story: 'Read the story',
        journal: { heading: 'From the Journal', moreLabel: 'All posts' },
      },
      picture: {
        file: 'morning-table',
        alt: 'A table in morning light: a sage vase with a branch, a bowl of pears, two cups and a folded towel',
      },
    },
    {
      urlId: 'about',
      title: 'About',
      html: html('about'),
      pictures: [
        { file: 'workshop-shelf', alt: 'Two shelves of vases, bowls and jars in the workshop' },
      ],
    },
    { urlId: 'contact', title: 'Contact', html: html('contact') },
    { urlId: 'delivery', title: 'Delivery and returns', html: html('delivery') },
  ],
  shop: {
    urlId: 'shop',
    title: 'Shop',
    description: '<p>Everything here was on one of our own tables for a year first.</p>',
    pageSize: 24,
    categories: ['Ceramics', 'Textiles', 'Wood', 'Light', 'Pantry'],
  },
  journal: {
    urlId: 'journal',
    title: 'Journal',
    description: '<p>Notes from the workshop: how things are made, and how to keep them.</p>',
    pageSize: 13,
    posts: journal,
  },
  forms: [
    {
      name: 'Engraving',
      fields: [
        {
          id: 'engraving',
          type: 'text',
          title: 'Words to engrave',
          description: 'Up to 24 letters. We set them exactly as you write them.',
          placeholder: 'The Marlows',
          required: true,
          maxLength: 24,
        },
        {
          id: 'lettering',
          type: 'select',
          title: 'Lettering',
          required: true,
          options: ['Italic', 'Roman', 'Small capitals'],
        },
        {
          id: 'note',
          type: 'textarea',
          title: 'Anything else?',
          description: 'A date, a place on the board, a wish.',
          maxLength: 200,
        },
      ],
    },
  ],
  products: shopWindow(),
  shipping: [
    {
      name: 'Standard',
      description: '3 to 5 working days',
      pricing: { kind: 'flat', priceCents: 800 },
      freeFromCents: 7500,
      zones: [{ country: 'US' }],
    },
    {
      name: 'Express',
      description: '1 to 2 working days',
      pricing: { kind: 'flat', priceCents: 2200 },
      zones: [{ country: 'US' }],
    },
    {
      name: 'Overseas',
      description: '5 to 9 working days',
      pricing: {
        kind: 'weight',
        steps: [
          { upToGrams: 1000, priceCents: 1800 },
          { upToGrams: 5000, priceCents: 3400 },
          { upToGrams: 20_000, priceCents: 7200 },
        ],
      },
      zones: [{ country: 'DE' }, { country: 'GB' }],
    },
    {
      name: 'Pick up in Hudson',
      description: 'Ready in two hours while we are open',
      pricing: { kind: 'pickup' },
    },
  ],
  taxes: [
    salesTax('NY', 80_000, { isOnShipping: true }),
    salesTax('MA', 62_500),
    salesTax('CA', 72_500),
    salesTax('NJ', 66_250, { isOnShipping: true }),
    salesTax('TX', 62_500, { isOnShipping: true }),
    { name: 'MwSt.', zone: { country: 'DE' }, ratePpm: 190_000, isOnShipping: true },
    { name: 'VAT', zone: { country: 'GB' }, ratePpm: 200_000, isOnShipping: true },
  ],
  discounts: [
    {
      code: 'LONGTABLE',
      name: 'Ten per cent off',
      benefit: { kind: 'percent', ratePpm: 100_000 },
    },
    {
      code: 'HELLO15',
      name: '$15 off from $100',
      benefit: { kind: 'fixed', amountCents: 1500 },
      minSubtotalCents: 10_000,
    },
    { code: 'POSTFREE', name: 'Free delivery', benefit: { kind: 'free-shipping' } },
  ],
};

function salesTax(state: string, ratePpm: number, more: Partial<TaxRuleDraft> = {}): TaxRuleDraft {
  const zone = { country: 'US', regions: [state] };
  return { name: `${state} sales tax`, zone, ratePpm, ...more };
}

/** The shop's order: one from each shelf in turn, so that no page is all bowls. */
function shopWindow() {
  const shelves = [ceramics, textiles, woodwork, lighting, pantry];
  const longest = Math.max(...shelves.map((shelf) => shelf.length));
  return Array.from({ length: longest }, (_, i) =>
    shelves.flatMap((shelf) => shelf[i] ?? []),
  ).flat();
}
