import type { BlockAnswer, BlockQuery } from '@sitewright/contract';

const picture = {
  url: '/p/bowl.webp',
  width: 1200,
  height: 800,
  widths: [100, 500],
  altText: 'Bowl',
  focalX: 0.5,
  focalY: 0.5,
};

const items = [
  {
    id: 'i1',
    title: 'Bowls & plates',
    url: '/journal/bowls',
    picture,
    excerptHtml: '<p>Thrown by hand.</p>',
    priceHtml: '',
    author: 'Ann Lee',
    categories: ['News'],
    tags: ['clay'],
    day: '2026-01-15',
    dayText: 'January 15, 2026',
  },
  {
    id: 'i2',
    title: 'Kiln',
    url: '/journal/kiln',
    excerptHtml: '',
    priceHtml: '<div class="product-price">12.00</div>',
    author: '',
    categories: [],
    tags: [],
    day: '',
    dayText: '',
  },
];

/** An answer of each kind, for tests of blocks. */
const sampleAnswers: { readonly [Kind in BlockQuery['kind']]: BlockAnswer } = {
  product: {
    kind: 'product',
    id: 'p1',
    title: 'Low "bowl"',
    url: '/shop/p/low-bowl',
    pictures: [
      { id: 'a', ...picture },
      { id: 'b', ...picture, altText: '' },
    ],
    priceHtml: '<div class="product-price">12.00</div>',
    excerptHtml: '<p>Oat.</p>',
    formHtml: '<form></form>',
  },
  'product-cards': { kind: 'product-cards', cardsHtml: ['<article>One</article>', 'Two'] },
  items: { kind: 'items', items },
  'post-list': {
    kind: 'post-list',
    entries: [
      { name: 'clay & fire', url: '/journal?tag=clay', count: 3 },
      { name: 'kiln', url: '/journal?tag=kiln', count: 1 },
    ],
  },
  categories: {
    kind: 'categories',
    entries: [
      { name: 'Bowls & cups', url: '/shop?category=Bowls%20%26%20cups' },
      { name: 'Linen', url: '/shop?category=Linen' },
    ],
  },
  calendar: {
    kind: 'calendar',
    title: 'December 2026',
    previous: { url: '?month=11-2026#calendar-events', title: 'November 2026' },
    next: { url: '?month=01-2027#calendar-events', title: 'January 2027' },
    weekdays: [
      { short: 'Thu', long: 'Thursday' },
      { short: 'Fri', long: 'Friday' },
    ],
    weeks: [
      [
        {
          date: '2026-12-24',
          day: 24,
          dayText: 'Thursday, December 24',
          isToday: true,
          isOutside: false,
          events: [{ id: 'e1', title: 'Tea & <kiln>', url: '/events/tea', timeText: '6:00 PM' }],
        },
        {
          date: '2026-12-25',
          day: 25,
          dayText: 'Friday, December 25',
          isToday: false,
          isOutside: false,
          events: [],
        },
      ],
    ],
  },
  form: {
    kind: 'form',
    form: {
      id: 'f1',
      name: 'Contact',
      fields: [
        { id: 'name', type: 'name', title: 'Your name', required: true },
        { id: 'email', type: 'email', title: 'Email', required: true },
        { id: 'text', type: 'textarea', title: 'Message', description: 'In short', maxLength: 200 },
      ],
    },
  },
  captcha: { kind: 'captcha' },
  menu: {
    kind: 'menu',
    entries: [
      { title: 'Shop', url: '/shop', newWindow: false },
      { title: 'Else <where>', url: 'https://example.com/?a=1&b=2', newWindow: true },
    ],
  },
  reviews: {
    kind: 'reviews',
    count: 2,
    averageText: '4.5',
    stars: '★★★★★',
    summary: '4.5 out of 5 stars, from 2 reviews',
    reviews: [
      {
        id: 'r1',
        stars: '★★★★★',
        starsText: '5 out of 5 stars',
        title: 'Light & "thin"',
        body: 'Holds <tea>.',
        author: 'Ann L.',
        day: '2026-03-01',
        dayText: 'March 1, 2026',
        mark: 'Verified buyer',
        product: { title: 'Low "bowl"', url: '/shop/p/low-bowl' },
        reply: { by: 'The shop answers', text: 'Thank you.' },
      },
      {
        id: 'r2',
        stars: '★★★★☆',
        starsText: '4 out of 5 stars',
        title: '',
        body: '',
        author: 'Bo',
        day: '2026-02-01',
        dayText: 'February 1, 2026',
        mark: '',
      },
    ],
    more: { title: 'All reviews of Low "bowl"', url: '/shop/p/low-bowl#reviews' },
  },
  'add-ons': { kind: 'add-ons', cardsHtml: ['<article>One</article>', 'Two'] },
  donation: {
    kind: 'donation',
    title: 'New <roof>',
    paragraphs: ['It leaks.', 'Help & give.'],
    url: '/checkout/donate/d1',
    closedText: '',
    fieldsHtml: '<label>Amount <input name="otherAmount"></label>',
  },
  plan: {
    kind: 'plan',
    id: 'm1',
    title: 'Friends & co',
    paragraphs: ['Letters each month.'],
    priceText: '$5.00 every month',
    opens: ['The <club>'],
    url: '/members/join/m1',
    closedText: '',
    fieldsHtml: '',
    members: { title: 'Are you a member? Sign in', url: '/members' },
  },
  moment: { kind: 'moment', text: 'Thursday, 31 December 2026 at 18:00 CET', isOver: false },
  feed: { kind: 'feed', title: 'Notes & news', url: '/journal?format=rss' },
  map: {
    kind: 'map',
    tilesUrl: 'https://tiles.example/{z}/{x}/{y}.png?a=1&b=2',
    tilesCredit: '© Makers & friends',
    showLabel: 'Show the map',
    linkLabel: 'Open in maps',
    placeName: 'Place',
  },
  languages: {
    kind: 'languages',
    label: 'Languages',
    name: 'English & more',
    linksHtml:
      '<nav class="sw-languages" aria-label="Languages"><ul>' +
      '<li><a href="/" hreflang="en" lang="en" aria-current="true">English</a></li>' +
      '<li><a href="/de" hreflang="de" lang="de">Deutsch</a></li></ul></nav>',
  },
};

/** Answers any question by the answer of its kind. */
export function answerBySample({ kind }: BlockQuery): BlockAnswer {
  return sampleAnswers[kind];
}
