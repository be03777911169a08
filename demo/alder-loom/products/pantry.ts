import type { DemoProduct } from '../../site.ts';

const category = 'Pantry';

export const pantry: readonly DemoProduct[] = [
  {
    slug: 'olive-oil',
    title: 'First Press Olive Oil',
    category,
    tags: ['kitchen', 'gift'],
    isFeatured: true,
    excerpt: '<p>Green, peppery, and in the bottle nine hours after it was on the tree.</p>',
    body: '<p>Pressed in November by the Casteel family in the hills above Sonoma, who sell us one tank a year. It catches in the throat; that is how you know.</p><ul><li>250 ml or 500 ml in dark glass</li><li>Harvest of November 2025, best within eighteen months</li></ul>',
    pictures: [
      { file: 'olive-oil', alt: 'Dark bottle of First Press Olive Oil with a cork' },
      { file: 'olive-oil-pair', alt: 'Large and small bottle in leaf shadow' },
    ],
    options: ['Size'],
    variants: [
      { sku: 'PA-OIL-250', price: 24, stock: 36, grams: 560, values: { Size: '250 ml' } },
      { sku: 'PA-OIL-500', price: 39, stock: 28, grams: 980, values: { Size: '500 ml' } },
    ],
  },
  {
    slug: 'wildflower-honey',
    title: 'Wildflower Honey',
    category,
    tags: ['kitchen', 'gift', 'everyday'],
    excerpt: '<p>From nine hives behind the workshop. Clover in June, goldenrod by September.</p>',
    body: '<p>Spun cold and strained once, so it will set in winter. Stand the jar in warm water and be patient with it.</p><ul><li>12 oz (340 g)</li><li>Raw, unheated</li><li>Not for babies under one</li></ul>',
    pictures: [
      { file: 'wildflower-honey', alt: 'Jar of amber honey with a paper label' },
      { file: 'wildflower-honey-dipper', alt: 'Honey jar with a wooden dipper' },
    ],
    variants: [{ sku: 'PA-HONEY', price: 16, stock: 72, grams: 520 }],
  },
  {
    slug: 'fig-bay-jam',
    title: 'Fig and Bay Jam',
    category,
    tags: ['kitchen'],
    excerpt: '<p>For toast, and for the strong cheese at the end of the evening.</p>',
    body: '<p>Figs, sugar, lemon, two bay leaves a pot. Cooked in copper in batches of thirty.</p><ul><li>8 oz (220 g)</li><li>Refrigerate once open</li></ul>',
    pictures: [{ file: 'fig-jam', alt: 'Two jars of dark fig jam' }],
    variants: [{ sku: 'PA-FIG', price: 13, stock: 41, grams: 360 }],
  },
  {
    slug: 'evening-leaf-tea',
    title: 'Evening Leaf Tea',
    category,
    tags: ['tea', 'gift'],
    excerpt:
      '<p>Chamomile, lime flower and a very little mint. No caffeine, no instructions for your evening.</p>',
    body: '<p>Loose and whole, so you can see that it is flowers. Two spoons to the Hoop Teapot, five minutes, a book.</p><ul><li>3 oz tin, about forty cups</li><li>Grown and dried in Vermont</li></ul>',
    pictures: [
      { file: 'evening-leaf', alt: 'Green tin of Evening Leaf tea' },
      { file: 'evening-leaf-loose', alt: 'The tin beside a heap of loose tea' },
    ],
    variants: [{ sku: 'PA-TEA-EVE', price: 19, stock: 33, grams: 180 }],
  },
  {
    slug: 'flaked-sea-salt',
    title: 'Flaked Sea Salt',
    category,
    tags: ['kitchen', 'gift'],
    excerpt:
      '<p>Crisp, clean, and slow to make: the pans in Maine only work while the sun does.</p>',
    body: '<p>Evaporated in greenhouses on the Bagaduce River and raked by hand. The next harvest comes in with the warm weather.</p><ul><li>5 oz (150 g) tin</li></ul>',
    pictures: [{ file: 'sea-salt', alt: 'Pale tin of flaked sea salt with a blue band' }],
    variants: [{ sku: 'PA-SALT', price: 14, stock: 2, grams: 240 }],
  },
  {
    slug: 'weekly-roast',
    title: 'Weekly Roast',
    category,
    tags: ['coffee', 'subscription'],
    isFeatured: true,
    excerpt:
      '<p>A bag of coffee every week, roasted on Monday and in your letterbox by Thursday.</p>',
    body: '<p>Our neighbors at Depot Roasters pick one lot a month and tell you about it on the bag. Skip a week or stop when you like, from the link in any mail.</p><ul><li>8.8 oz (250 g), about fifteen cups</li><li>Whole bean, or ground for filter</li><li>Shipping included</li></ul>',
    pictures: [
      { file: 'weekly-roast', alt: 'Paper bag of Weekly Roast coffee' },
      { file: 'weekly-roast-cup', alt: 'The bag beside a cup of black coffee' },
    ],
    options: ['Grind'],
    variants: [
      {
        sku: 'SB-ROAST-BEAN',
        price: 17,
        stock: 'unlimited',
        grams: 280,
        values: { Grind: 'Whole bean' },
      },
      {
        sku: 'SB-ROAST-FILT',
        price: 17,
        stock: 'unlimited',
        grams: 280,
        values: { Grind: 'Filter' },
      },
    ],
    subscription: { every: 1, unit: 'WEEK', cycles: 0 },
  },
  {
    slug: 'pantry-box',
    title: 'The Pantry Box',
    category,
    tags: ['subscription', 'gift'],
    excerpt: '<p>Six months of good things to eat, in a crate you will find a use for.</p>',
    body: '<p>Each month we pack three or four jars, tins and bottles around one idea: breakfast, broth, things on toast. Six boxes, then it ends by itself. A fine present, since it keeps arriving.</p><ul><li>Six boxes, one a month, from the first of next month</li><li>Suitable for vegetarians; write to us about allergies</li></ul>',
    pictures: [{ file: 'pantry-box', alt: 'Wooden crate with olive oil, honey and tea' }],
    variants: [{ sku: 'SB-PANTRY-6', price: 58, stock: 40, grams: 2600 }],
    subscription: { every: 1, unit: 'MONTH', cycles: 6 },
  },
  {
    slug: 'kitchen-soap',
    title: 'Kitchen Soap',
    category,
    tags: ['bath', 'everyday'],
    excerpt: '<p>Takes off garlic, flour and most glazes.</p>',
    body: '<p>Olive oil soap with a spoon of ground coffee in every bar. We have used it in the workshop for six years and run out only once.</p><ul><li>5 oz bar, cured eight weeks</li><li>Rosemary and lemon, from oils</li></ul>',
    pictures: [
      { file: 'kitchen-soap', alt: 'A bar of pale green soap' },
      { file: 'kitchen-soap-stack', alt: 'Three bars of soap in a stack' },
    ],
    variants: [{ sku: 'PA-SOAP', price: 9, stock: 'unlimited', grams: 150 }],
  },
  {
    slug: 'gift-card',
    title: 'Gift Card',
    type: 'giftCard',
    tags: ['gift'],
    excerpt:
      '<p>Arrives by mail in a minute, never expires, and buys half a teapot or all of it.</p>',
    body: '<p>We send the code to your inbox so that you can print it, forward it, or write it on the inside of a mug. Whoever gets it can spend it in pieces.</p>',
    pictures: [{ file: 'gift-card', alt: 'Green Alder & Loom gift card on an envelope' }],
    options: ['Amount'],
    variants: [
      { sku: 'GC-25', price: 25, stock: 'unlimited', values: { Amount: '$25' } },
      { sku: 'GC-50', price: 50, stock: 'unlimited', values: { Amount: '$50' } },
      { sku: 'GC-100', price: 100, stock: 'unlimited', values: { Amount: '$100' } },
      { sku: 'GC-200', price: 200, stock: 'unlimited', values: { Amount: '$200' } },
    ],
  },
];
