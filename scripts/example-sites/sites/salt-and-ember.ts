/** A restaurant with one fire: dark, brass, high-contrast serifs. */
import {
  block,
  button,
  h2,
  h3,
  heading,
  p,
  picture,
  text,
} from '../../../packages/blocks/src/library/design-kit.ts';
import { tall } from '../drawing/canvas.ts';
import { tableTop } from '../drawing/table-top.ts';
import type { ExampleSite } from '../example-site.ts';
import { changes, demo, drawn, form, hours, map, place, tabs, use } from '../site-kit.ts';

const cloth = ['#2b332e', '#141916'];

export const saltAndEmber: ExampleSite = {
  identifier: 'salt-and-ember',
  title: 'Salt & Ember',
  tagline: 'Cooking over oak and vine, by the old harbour.',
  country: 'US',
  currency: 'USD',
  locale: 'en-US',
  timeZone: 'America/New_York',
  preset: 'nocturne',
  settings: {
    fonts: { heading: 'bodoni-moda', body: 'jost' },
    styles: changes(
      ['#12160f', '#1d231a', '#f3ecdd', '#b9b39f', '#d8a657', '#1d1607', '#3a4234'],
      ['#090b08', '#161a13', '#f3ecdd', '#b9b39f', '#d8a657', '#1d1607', '#3a4234'],
      {
        'heading-size': 'grand',
        'heading-weight': '400',
        'section-space': 'airy',
        'corner-radius': '0px',
        'button-radius': '0px',
        'button-letters': 'capitals',
        'header-place': 'centred',
      },
    ),
    frame: {
      header: {
        showSearch: false,
        showAccount: false,
        showCart: false,
        buttonText: 'Reserve',
        buttonUrl: '/reserve',
      },
    },
    business: {
      contactEmail: 'table@saltandember.example',
      contactPhoneNumber: '+1 207 555 0116',
      location: {
        addressTitle: 'Salt & Ember',
        addressLine1: '41 Wharf Street',
        addressLine2: 'Portland, ME',
      },
    },
  },
  pictures: {
    hero: drawn(
      tableTop({
        seed: 2,
        cloth,
        plates: [
          {
            x: 0.68,
            y: 0.33,
            r: 0.22,
            color: '#e9e2d4',
            sauce: '#b4542c',
            food: ['#e8b04a', '#c9432b', '#f0e0b8', '#7b8f3c', '#d98a3d'],
          },
          { x: 0.3, y: 0.1, r: 0.1, color: '#6d7d70' },
          { x: 0.97, y: 0.6, r: 0.13, color: '#c9b9a0', food: ['#7a2d3c', '#a8485a', '#e6d7c0'] },
        ],
      }),
      'Three plates on a dark table',
      [0.7, 0.5],
    ),
    beet: drawn(
      tableTop({
        seed: 9,
        size: tall,
        cloth: ['#3a2620', '#1c1210'],
        plates: [
          {
            x: 0.5,
            y: 0.62,
            r: 0.36,
            color: '#efe7d8',
            sauce: '#8c2f4b',
            food: ['#a8324f', '#d9607a', '#f3d9c0', '#7a1f3a', '#e9b4a0'],
          },
        ],
      }),
      'Beets from the embers on a pale plate',
    ),
    squash: drawn(
      tableTop({
        seed: 14,
        size: tall,
        cloth: ['#22302e', '#0f1716'],
        plates: [
          {
            x: 0.5,
            y: 0.6,
            r: 0.36,
            color: '#d9cdb8',
            sauce: '#d98a2b',
            food: ['#f0b64a', '#e08b2f', '#fbe6b0', '#8a9a3f', '#c96a24'],
          },
        ],
      }),
      'Squash with brown butter',
    ),
    fish: drawn(
      tableTop({
        seed: 21,
        size: tall,
        cloth: ['#26303a', '#10151b'],
        plates: [
          {
            x: 0.5,
            y: 0.6,
            r: 0.36,
            color: '#e7e6e0',
            sauce: '#7f9a5e',
            food: ['#f5efe0', '#e9dcc0', '#cfd8a8', '#f7f3e8', '#a9b878'],
          },
        ],
      }),
      'Halibut in a green sauce',
    ),
    candles: demo('winter-table', 'A laid table with lit candles'),
    lights: demo('tealight-bowls', 'Tea lights in small bowls'),
    oil: demo('olive-oil-pair', 'Two bottles of olive oil'),
    bread: demo('bread-board-loaf', 'A loaf on a board in evening light'),
  },
  form: {
    name: 'Reservation',
    fields: [
      { type: 'text', title: 'Name', required: true },
      { type: 'phone', title: 'Phone', required: true },
      { type: 'date', title: 'Day', required: true },
      { type: 'select', title: 'Guests', required: true, options: ['1', '2', '3', '4', '5', '6'] },
      { type: 'textarea', title: 'What should the kitchen know?' },
    ],
  },
  pages: [
    {
      urlId: 'welcome',
      title: 'A restaurant with one fire',
      description: 'Salt & Ember cooks over oak and vine cuttings on Wharf Street in Portland.',
      sections: [
        use(
          'intro-picture',
          [
            'One fire, forty seats',
            'Everything that leaves our kitchen has met the embers: bread, beets, halibut, even the cream.',
            'Reserve a table',
          ],
          {
            pictures: ['hero'],
            links: ['/reserve'],
            style: { background: { source: 'upload', color: '#0b0e0a', overlay: 0.3 } },
          },
        ),
        place({ contentWidth: 'medium' }, [
          heading([1, 1, 22, 3], 'We light it at noon and let it burn down until six'),
          text(
            [1, 4, 16, 4],
            p(
              'Oak from Buxton gives the heat, cuttings of grape vine give the smell. The menu follows what the boats and three farms bring in the morning, so it is short, and different tomorrow.',
            ),
          ),
        ]),
        place(
          {},
          [
            picture([1, 1, 8, 9], 'portrait'),
            picture([9, 1, 8, 9], 'portrait'),
            picture([17, 1, 8, 9], 'portrait'),
          ],
          { pictures: ['beet', 'squash', 'fish'] },
        ),
        use(
          'about-founder',
          [
            'The table by the hearth',
            'Six seats look straight into the fire. You eat what the cook is making right now, in nine small plates, and you may ask anything.',
            'On most evenings, from six',
            'See the menu',
          ],
          { pictures: ['lights'], links: ['/menu'], style: { theme: 'light' } },
        ),
        use(
          'call-picture',
          [
            'Stay for the late plate',
            'After ten, the last of the embers makes toast with cheese and a glass of something brown.',
            'Reserve',
          ],
          {
            pictures: ['candles'],
            links: ['/reserve'],
            style: { background: { source: 'upload', color: '#0b0e0a', overlay: 0.5 } },
          },
        ),
      ],
    },
    {
      urlId: 'menu',
      title: 'Menu',
      description: 'Tonight: small plates, fire, and after.',
      sections: [
        place({ contentWidth: 'medium', horizontalAlignment: 'center' }, [
          heading([1, 1, 20, 3], 'Tonight', 1),
          text(
            [1, 4, 16, 2],
            p('Written each morning. Two to three plates a person make a dinner.'),
          ),
        ]),
        place({ contentWidth: 'medium' }, [
          text(
            [1, 1, 11, 12],
            h2('To begin'),
            h3('Hearth bread, cultured butter · 9'),
            p('Sourdough baked on the stones, butter kept in smoke for an hour.'),
            h3('Oysters, ember oil · 4 each'),
            p('From Casco Bay, opened by the heat and nothing else.'),
            h3('Leeks in ash · 14'),
            p('Peeled at the table, with hazelnut and egg yolk.'),
          ),
          text(
            [13, 1, 12, 12],
            h2('From the fire'),
            h3('Beets, sour cream, rye · 19'),
            p('Four hours in the embers, until they taste of beet again.'),
            h3('Halibut, green sauce · 34'),
            p('On the bone, under a vine leaf.'),
            h3('Pork collar, apple, mustard · 31'),
            p('Cured for two days and hung above the flame for one evening.'),
          ),
        ]),
        place({ theme: 'light', contentWidth: 'medium' }, [
          tabs(
            [1, 1, 24, 8],
            'Drinks',
            [
              'By the glass',
              '**Pét-nat, Vermont** 13\n\n**Chenin, Loire** 15\n\n**Gamay, cold** 14',
            ],
            [
              'Without alcohol',
              '**Spruce tips, soda** 8\n\n**Smoked tea, honey** 7\n\n**Apple, verjus** 8',
            ],
            ['After', '**Amaro from here** 12\n\n**Coffee with cardamom** 5'],
          ),
        ]),
        use(
          'gallery-pair',
          ['Oil from our friends in Paso Robles; bread from the stones behind you.'],
          { pictures: ['oil', 'bread'] },
        ),
      ],
    },
    {
      urlId: 'house',
      title: 'The house',
      description: 'How the restaurant came to Wharf Street, and whom it buys from.',
      sections: [
        use(
          'intro-wide',
          [
            'It was a sail loft, then a garage, then ours',
            'Brick from 1868, a floor that slopes toward the water, and a chimney that draws like the day it was built.',
          ],
          { pictures: ['candles'] },
        ),
        use('features-steps', [
          'Where it comes from',
          'Boats',
          'Two day boats, hook and line, landed a hundred steps from here.',
          'Fields',
          'Three farms within an hour. What they have too much of is on the menu.',
          'Wood',
          'Oak that fell in storms, dried for two summers.',
          'Salt',
          'Boiled down from the bay on the same fire.',
        ]),
        use('text-statement', ['If it does not get better over fire, we do not serve it.'], {}),
      ],
    },
    {
      urlId: 'reserve',
      title: 'Reserve',
      description: 'Tables, hours, and the way to Wharf Street.',
      sections: [
        place({}, [
          heading([1, 1, 10, 3], 'Reserve a table', 1),
          text(
            [1, 4, 10, 3],
            p('We hold half of our seats for those who just walk in. For more than six, call us.'),
          ),
          hours(
            [1, 7, 10, 9],
            [
              'Monday',
              'Tuesday',
              'Wednesday 17:30 23:00',
              'Thursday 17:30 23:00',
              'Friday 17:30 0:00',
              'Saturday 17:00 0:00',
              'Sunday 17:00 22:00',
            ],
            'The kitchen closes an hour earlier.',
          ),
          form([13, 1, 12, 16], 'Ask for the table', 'Thank you. We confirm by phone before noon.'),
        ]),
        place(
          { theme: 'light' },
          [
            map([1, 1, 14, 8], 'Salt & Ember\n41 Wharf Street\nPortland, ME 04101', 'lights'),
            text(
              [17, 1, 8, 4],
              h2('Finding us'),
              p(
                'Park at the ferry landing and walk along the water. The door is the one with the lantern.',
              ),
            ),
            button([17, 5, 8, 2], 'Call us', 'secondary'),
          ],
          { links: ['tel:+12075550116'] },
        ),
      ],
    },
  ],
  popup: [
    place({}, [
      text(
        [1, 1, 24, 5],
        h2('New Year’s Eve'),
        p('Nine plates and a fire in the yard. Seats are given out on the first of December.'),
      ),
      block('newsletter', [1, 6, 24, 6], {
        title: '',
        text: 'Hear of it first.',
        fieldLabel: 'Email',
        buttonLabel: 'Tell me',
      }),
    ]),
  ],
};
