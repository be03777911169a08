import type { DemoProduct } from '../../site.ts';

const category = 'Wood';

export const woodwork: readonly DemoProduct[] = [
  {
    slug: 'engraved-bread-board',
    title: 'Engraved Bread Board',
    category,
    tags: ['oak', 'kitchen', 'gift', 'personal'],
    isFeatured: true,
    form: 'Engraving',
    excerpt:
      '<p>White oak, one inch thick, with a name, a date or four words burned into the corner.</p>',
    body: '<p>We cut the board so the heart of the tree faces down: it will cup a hair in winter and lie flat again by May. Tell us what to write. We engrave on Tuesdays and Thursdays and oil it the morning after.</p><ul><li>17 × 11 × 1 in</li><li>New York white oak, food-safe oil</li><li>Up to 24 letters; adds two working days</li></ul>',
    pictures: [
      { file: 'bread-board', alt: 'Oak bread board engraved “The Marlows”' },
      { file: 'bread-board-loaf', alt: 'A loaf on the board in window light' },
    ],
    variants: [{ sku: 'WD-BREAD', price: 74, stock: 20, grams: 1900 }],
  },
  {
    slug: 'paddle-board',
    title: 'Paddle Serving Board',
    category,
    tags: ['kitchen', 'table', 'gift'],
    excerpt: '<p>Cheese goes on one end, you hold the other.</p>',
    body: '<p>Cut from one plank, never glued. The handle is shaped with a spokeshave until it feels like a handle, and drilled for a hook.</p><ul><li>22 × 9 in with handle</li><li>Oak or walnut</li><li>Hand wash, oil when it looks thirsty</li></ul>',
    pictures: [
      { file: 'serving-board-walnut', alt: 'Paddle board in walnut' },
      { file: 'serving-board-oak', alt: 'Paddle board in oak' },
    ],
    options: ['Wood'],
    variants: [
      {
        sku: 'WD-PADDLE-OAK',
        price: 62,
        stock: 18,
        grams: 1100,
        values: { Wood: 'Oak' },
        picture: 'serving-board-oak',
      },
      {
        sku: 'WD-PADDLE-WAL',
        price: 78,
        stock: 12,
        grams: 1050,
        values: { Wood: 'Walnut' },
        picture: 'serving-board-walnut',
      },
    ],
  },
  {
    slug: 'orchard-bowl',
    title: 'Orchard Bowl',
    category,
    tags: ['cherry', 'table'],
    excerpt: '<p>Turned from cherry trees that stopped giving fruit.</p>',
    body: '<p>An orchard two towns over replants a row each autumn and we take the trunks. The wood starts pink and darkens for years; a bowl in a sunny window is the color of tea by its second summer.</p><ul><li>Medium 8 in, large 12 in</li><li>Turned green, dried a year, turned again</li></ul>',
    pictures: [
      { file: 'turned-bowl', alt: 'Turned cherry wood bowl' },
      { file: 'turned-bowl-pair', alt: 'Large and medium Orchard Bowl' },
    ],
    options: ['Size'],
    variants: [
      { sku: 'WD-ORCH-M', price: 86, stock: 9, grams: 700, values: { Size: 'Medium' } },
      { sku: 'WD-ORCH-L', price: 142, stock: 4, grams: 1600, values: { Size: 'Large' } },
    ],
  },
  {
    slug: 'kitchen-spoons',
    title: 'Kitchen Spoons, Set of Three',
    category,
    tags: ['kitchen', 'gift', 'everyday'],
    excerpt:
      '<p>A stirrer, a server and a scraper, each from a different tree so you can tell them apart without looking.</p>',
    body: '<p>Cherry for stirring, oak for serving, walnut for scraping. The edges are left a touch thick; they wear to the shape of your pans.</p><ul><li>12 to 13 in long</li><li>Finished with walnut oil</li></ul>',
    pictures: [
      { file: 'kitchen-spoons', alt: 'Three wooden spoons in cherry, oak and walnut' },
      { file: 'kitchen-spoons-crock', alt: 'Two of the spoons in a white crock' },
    ],
    variants: [{ sku: 'WD-SPOONS', price: 46, stock: 33, grams: 210 }],
  },
  {
    slug: 'milking-stool',
    title: 'Milking Stool',
    category,
    tags: ['furniture'],
    isFeatured: true,
    excerpt:
      '<p>Three legs, because no floor is flat. A seat, a side table, a step to the top shelf.</p>',
    body: '<p>The legs are wedged through the rail, not screwed, and the seat is dished by about the thickness of a coin. It carries three hundred pounds and weighs seven.</p><ul><li>17 in tall, 13 in seat</li><li>Oak with oil, or ash stained black</li><li>Ships in one box, no assembly</li></ul>',
    pictures: [
      { file: 'milking-stool-oak', alt: 'Three-legged stool in oak' },
      { file: 'milking-stool-black', alt: 'Three-legged stool stained black' },
      { file: 'milking-stool-pair', alt: 'Two black stools of different height in window light' },
    ],
    options: ['Finish'],
    variants: [
      {
        sku: 'WD-STOOL-OAK',
        price: 190,
        stock: 7,
        grams: 3200,
        values: { Finish: 'Oiled oak' },
        picture: 'milking-stool-oak',
      },
      {
        sku: 'WD-STOOL-BLK',
        price: 205,
        stock: 5,
        grams: 3100,
        values: { Finish: 'Black ash' },
        picture: 'milking-stool-black',
      },
    ],
  },
  {
    slug: 'rolling-pin',
    title: 'Rolling Pin',
    category,
    tags: ['kitchen'],
    excerpt:
      '<p>Cherry, heavy in the middle, with handles that stay still while the barrel turns.</p>',
    body: '<p>Bearings of waxed maple, no metal, nothing to rust. Dust it with flour, wipe it with a cloth, leave it to your children.</p><ul><li>19 in long, 2½ in barrel</li></ul>',
    pictures: [{ file: 'rolling-pin', alt: 'Cherry rolling pin with turned handles' }],
    variants: [{ sku: 'WD-PIN', price: 54, stock: 21, grams: 900 }],
  },
  {
    slug: 'round-tray',
    title: 'Round Tray',
    category,
    tags: ['table'],
    excerpt: '<p>A rim you can get your fingers under and a bottom that does not show rings.</p>',
    body: '<p>The rim is a single strip of ash, steamed and lapped. Hard wax oil on both faces, so a wet glass is not an event.</p><ul><li>15 in across</li><li>Seconds: small knots, full strength, lower price</li></ul>',
    pictures: [
      { file: 'round-tray-cups', alt: 'Round ash tray with three cups' },
      { file: 'round-tray', alt: 'Round ash tray' },
    ],
    variants: [{ sku: 'WD-TRAY', price: 82, salePrice: 58, stock: 6, grams: 850 }],
  },
  {
    slug: 'egg-cups',
    title: 'Egg Cups, Pair',
    category,
    tags: ['table', 'gift'],
    excerpt: '<p>Walnut offcuts with a second life at breakfast.</p>',
    body: '<p>Turned four at a time on the small lathe, and only when the boards leave us pieces thick enough. More in the new year.</p><ul><li>Fits a large egg, upside down fits an extra large one</li></ul>',
    pictures: [{ file: 'egg-cups', alt: 'Two walnut egg cups, one with an egg' }],
    variants: [{ sku: 'WD-EGG-2', price: 32, stock: 0, grams: 160 }],
  },
  {
    slug: 'pepper-mill',
    title: 'Pepper Mill',
    category,
    tags: ['kitchen', 'table', 'gift'],
    excerpt: '<p>A steel mill inside, a waist for your hand outside.</p>',
    body: '<p>The grinder is the good one, guaranteed for twenty-five years by the people who make it. We turn the body around it.</p><ul><li>7 in tall, adjusts from dust to gravel</li><li>Peppercorns included for the first week</li></ul>',
    pictures: [
      { file: 'pepper-mill-walnut', alt: 'Walnut pepper mill' },
      { file: 'pepper-mill-oak', alt: 'Oak pepper mill' },
    ],
    options: ['Wood'],
    variants: [
      {
        sku: 'WD-MILL-WAL',
        price: 68,
        stock: 14,
        grams: 360,
        values: { Wood: 'Walnut' },
        picture: 'pepper-mill-walnut',
      },
      {
        sku: 'WD-MILL-OAK',
        price: 64,
        stock: 10,
        grams: 370,
        values: { Wood: 'Oak' },
        picture: 'pepper-mill-oak',
      },
    ],
  },
];
