import { block, button, designsOf, h2, heading, name, p, picture, text } from '../design-kit.ts';

const products = (at: Parameters<typeof block>[1], limit: number, perRow: number, choice = 'all') =>
  block('product-list', at, { choice, limit, columns: perRow });

/** What is for sale. */
export const productDesigns = designsOf('products', {
  'products-three': [
    name('Three products', 'Drei Produkte'),
    {},
    (say) => [
      heading([1, 1, 14, 2], say('New in the shop', 'Neu im Shop')),
      products([1, 4, 24, 12], 3, 3),
    ],
  ],
  'products-four': [
    name('Four products and a button', 'Vier Produkte und ein Button'),
    {},
    (say) => [
      heading([1, 1, 14, 2], say('What others take home', 'Was andere mitnehmen')),
      button([17, 1, 8, 2], say('Whole shop', 'Ganzer Shop'), 'secondary', 'right'),
      products([1, 4, 24, 10], 4, 4),
    ],
  ],
  'products-eight': [
    name('Eight products', 'Acht Produkte'),
    {},
    (say) => [
      text(
        [1, 1, 14, 3],
        h2(say('The collection', 'Die Kollektion')),
        p(say('All of it, made to be used every day.', 'Alles davon für jeden Tag gemacht.')),
      ),
      products([1, 5, 24, 20], 8, 4),
    ],
  ],
  'products-featured': [
    name('Featured beside a text', 'Empfohlene neben einem Text'),
    { theme: 'light' },
    (say) => [
      text(
        [1, 1, 7, 5],
        h2(say('Our picks', 'Unsere Wahl')),
        p(
          say(
            'Three things that we use at home ourselves.',
            'Drei Dinge, die wir selbst zu Hause haben.',
          ),
        ),
      ),
      button([1, 6, 7, 2], say('See more', 'Mehr sehen'), 'secondary'),
      products([9, 1, 16, 10], 2, 2),
    ],
  ],
  'products-categories': [
    name('Three ways into the shop', 'Drei Wege in den Shop'),
    {},
    (say) => [
      heading([1, 1, 14, 2], say('Shop by room', 'Nach Räumen einkaufen')),
      picture([1, 4, 8, 6], 'portrait'),
      button([1, 10, 8, 2], say('Kitchen', 'Küche'), 'secondary'),
      picture([9, 4, 8, 6], 'portrait'),
      button([9, 10, 8, 2], say('Living room', 'Wohnzimmer'), 'secondary'),
      picture([17, 4, 8, 6], 'portrait'),
      button([17, 10, 8, 2], say('Bedroom', 'Schlafzimmer'), 'secondary'),
    ],
  ],
  'products-story': [
    name('One thing and its story', 'Ein Ding und seine Geschichte'),
    { theme: 'light', verticalAlignment: 'middle' },
    (say) => [
      picture([1, 1, 14, 9], 'landscape'),
      text(
        [16, 1, 9, 5],
        h2(say('The chair that took two years', 'Der Stuhl, der zwei Jahre brauchte')),
        p(
          say(
            'Eleven versions, one that stayed. It weighs three kilos and carries anyone.',
            'Elf Fassungen, eine blieb. Er wiegt drei Kilo und trägt jeden.',
          ),
        ),
      ),
      button([16, 6, 8, 2], say('See the chair', 'Zum Stuhl')),
    ],
  ],
});
