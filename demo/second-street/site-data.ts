/** Second Street Books: a small second site, to show that one installation holds several. */
import type { DemoProduct, DemoSite } from '../site.ts';

export const secondStreet: DemoSite = {
  identifier: 'second',
  title: 'Second Street Books',
  tagline: 'New and nearly new, on the corner since 1988.',
  description:
    'A small bookshop on Second Street with eight books we are pressing on everyone this month.',
  isDefault: false,
  images: 'books/',
  settings: {
    business: {
      country: 'US',
      state: 'NY',
      contactEmail: 'desk@secondstreetbooks.example',
      location: {
        addressTitle: 'Second Street Books',
        addressLine1: '204 Second Street',
        addressLine2: 'Hudson, NY 12534',
        addressCountry: 'United States',
      },
    },
    payments: { test: true },
    store: {
      measurementStandard: 2,
      returnPolicy:
        '<p>Media mail takes a week and costs $4. Bring or send back anything you have not finished within a month.</p>',
      continueShoppingLinkUrl: '/shop',
      shippingCountryDefaultValue: 'US',
    },
    merchandising: {
      scarcityEnabledOnProductItems: true,
      scarcityThreshold: 3,
      restockNotificationsEnabled: true,
      relatedProductsEnabled: true,
    },
  },
  tweaks: {
    'background-color': '#ffffff',
    'surface-color': '#eef1f6',
    'text-color': '#171b26',
    'muted-color': '#565d6d',
    'accent-color': '#27348b',
    'border-color': '#d5dae4',
    'sale-color': '#a8331f',
    'dark-background-color': '#10131b',
    'dark-surface-color': '#1a1f2b',
    'dark-accent-color': '#aeb9ff',
    'dark-on-accent-color': '#0f1437',
    'corner-radius': '0px',
  },
  navigations: {
    mainNav: [{ page: 'shop' }, { page: 'about' }],
    footerNav: [{ page: 'shop' }, { page: 'about' }],
  },
  pages: [
    {
      urlId: 'home',
      title: 'Eight books for a wet month',
      navigationTitle: 'Home',
      description:
        '<p>We read them so that we can argue about them at the counter. Come and disagree.</p>',
      isHomepage: true,
      home: {
        button: 'Visit the shop',
        products: { heading: 'Just in', moreLabel: 'See everything' },
        categories: 'Categories',
      },
      picture: {
        file: 'second-street',
        alt: 'A stack of books beside a row of upright ones in window light',
      },
    },
    {
      urlId: 'about',
      title: 'About',
      html: '<h1>A corner, a cat and four thousand books.</h1><p>Second Street Books has been on this corner since 1988. We buy on Mondays, sell every day but Monday, and will order anything in print by Thursday.</p><h2>Find us</h2><address>204 Second Street<br>Hudson, NY 12534</address><p><a href="mailto:desk@secondstreetbooks.example">desk@secondstreetbooks.example</a></p>',
    },
  ],
  shop: {
    urlId: 'shop',
    title: 'Books',
    description: '',
    pageSize: 24,
    categories: ['Fiction', 'Essays', 'Nature', 'Kitchen'],
  },
  forms: [],
  products: [
    book({
      slug: 'tideline',
      title: 'Tideline',
      author: 'Maren Okafor',
      category: 'Fiction',
      price: 27,
      stock: 14,
      isFeatured: true,
      lying: true,
      about:
        'Two sisters inherit a ferry nobody takes any more, and run it anyway for one summer. Funny, salty and, on page 211, devastating.',
      pages: 304,
    }),
    book({
      slug: 'winter-orchard',
      file: 'orchard',
      title: 'The Winter Orchard',
      author: 'Ilse Brandt',
      category: 'Fiction',
      price: 18,
      paperback: 12,
      stock: 9,
      isFeatured: true,
      about:
        'A pruning manual turns into a love letter, or possibly the other way round. Translated from the German by the author’s daughter.',
      pages: 212,
    }),
    book({
      slug: 'ledger-of-small-repairs',
      file: 'ledger',
      title: 'A Ledger of Small Repairs',
      author: 'Tomas Ferrer',
      category: 'Essays',
      price: 22,
      stock: 11,
      isFeatured: true,
      about:
        'Forty-one short pieces on mending: zips, friendships, a roof. Read one a day and nothing will break.',
      pages: 188,
    }),
    book({
      slug: 'birds-of-the-back-yard',
      file: 'birds',
      title: 'Birds of the Back Yard',
      author: 'Ruth Adeyemi',
      category: 'Nature',
      price: 24,
      stock: 20,
      isFeatured: true,
      lying: true,
      about:
        'Thirty birds you already have, drawn from the kitchen window by someone who did the washing up very slowly.',
      pages: 144,
    }),
    book({
      slug: 'salt-roads',
      file: 'salt',
      title: 'Salt Roads',
      author: 'Dmitri Halloran',
      category: 'Nature',
      price: 32,
      sale: 21,
      stock: 5,
      about: 'On foot along the old trade routes of the north, with a bad knee and a good dog.',
      pages: 396,
    }),
    book({
      slug: 'bread-slowly',
      file: 'bread',
      title: 'Bread, Slowly',
      author: 'Anouk Perrin',
      category: 'Kitchen',
      price: 36,
      stock: 1,
      about:
        'One flour, nine loaves, no photographs of hands. The clearest baking book we have sold.',
      pages: 260,
    }),
    book({
      slug: 'patient-machine',
      file: 'machine',
      title: 'The Patient Machine',
      author: 'Yusuf Lindqvist',
      category: 'Essays',
      price: 29,
      stock: 0,
      about:
        'A history of clocks, looms and other things that wait for us. Reprinting; leave your address.',
      pages: 328,
    }),
    book({
      slug: 'pocket-atlas-of-rain',
      file: 'atlas',
      title: 'Pocket Atlas of Rain',
      author: 'Noor Castellan',
      category: 'Nature',
      price: 16,
      stock: 30,
      about:
        'Twenty-eight kinds of rain and where to stand in them. Fits a coat pocket; survives one.',
      pages: 96,
    }),
  ],
  shipping: [
    {
      name: 'Media mail',
      description: 'About a week',
      pricing: { kind: 'flat', priceCents: 400 },
      freeFromCents: 6000,
      zones: [{ country: 'US' }],
    },
    {
      name: 'Collect at the counter',
      description: 'Any day but Monday',
      pricing: { kind: 'pickup' },
    },
  ],
  taxes: [{ name: 'NY sales tax', zone: { country: 'US', regions: ['NY'] }, ratePpm: 80_000 }],
  discounts: [],
};

interface Book {
  slug: string;
  file?: string;
  title: string;
  author: string;
  category: string;
  price: number;
  paperback?: number;
  sale?: number;
  stock: number;
  isFeatured?: boolean;
  lying?: boolean;
  about: string;
  pages: number;
}

function book({
  slug,
  file = slug,
  title,
  author,
  category,
  price,
  paperback,
  sale,
  stock,
  isFeatured = false,
  lying = false,
  about,
  pages,
}: Book): DemoProduct {
  const sku = `BK-${slug.toUpperCase()}`;
  return {
    slug,
    title,
    category,
    tags: [category.toLowerCase()],
    isFeatured,
    excerpt: `<p>By ${author}.</p>`,
    body: `<p>${about}</p><ul><li>${pages} pages</li><li>New</li></ul>`,
    pictures: [
      { file, alt: `The cover of ${title} by ${author}` },
      ...(lying ? [{ file: `${file}-lying`, alt: `${title}, lying on a table` }] : []),
    ],
    ...(paperback === undefined ? {} : { options: ['Binding'] }),
    variants:
      paperback === undefined
        ? [{ sku, price, stock, grams: 480, ...(sale === undefined ? {} : { salePrice: sale }) }]
        : [
            { sku: `${sku}-H`, price, stock, grams: 480, values: { Binding: 'Hardback' } },
            {
              sku: `${sku}-P`,
              price: paperback,
              stock: stock + 6,
              grams: 300,
              values: { Binding: 'Paperback' },
            },
          ],
  };
}
