/** A farm with rooms: meadow and rust, a sturdy serif, much air. */
import {
  h2,
  h3,
  heading,
  p,
  picture,
  table,
  text,
} from '../../../packages/blocks/src/library/design-kit.ts';
import { twigs } from '../drawing/abstract.ts';
import { tall } from '../drawing/canvas.ts';
import { landscape } from '../drawing/landscape.ts';
import type { ExampleSite } from '../example-site.ts';
import { changes, demo, drawn, form, map, place, use } from '../site-kit.ts';

export const hollinFarm: ExampleSite = {
  identifier: 'hollin-farm',
  title: 'Hollin Farm',
  tagline: 'Four rooms, eleven cows, no television.',
  country: 'GB',
  currency: 'GBP',
  locale: 'en-GB',
  timeZone: 'Europe/London',
  preset: 'hearth',
  settings: {
    fonts: { heading: 'vollkorn', body: 'mulish' },
    styles: changes(
      ['#f7f5ea', '#e6ebd6', '#2b3322', '#58604b', '#8f4a22', '#ffffff', '#d3d8bd'],
      ['#2f3b26', '#3c4a31', '#f7f5ea', '#ccd3ba', '#f0c48f', '#2b3322', '#55653f'],
      {
        'heading-size': 'usual',
        'heading-weight': '600',
        'section-space': 'airy',
        'corner-radius': '6px',
        'button-radius': '6px',
        'header-place': 'left',
      },
    ),
    frame: {
      header: {
        showSearch: false,
        showAccount: false,
        showCart: false,
        buttonText: 'Ask for a room',
        buttonUrl: '/stay',
      },
    },
    business: {
      contactEmail: 'beds@hollinfarm.example',
      contactPhoneNumber: '+44 1629 555 018',
      location: {
        addressTitle: 'Hollin Farm',
        addressLine1: 'Hollin Lane',
        addressLine2: 'Bakewell DE45',
      },
    },
  },
  pictures: {
    hills: drawn(
      landscape({
        seed: 8,
        sky: ['#a9c4d6', '#f4efe0'],
        sun: { x: 0.24, y: 0.24, r: 0.05, color: '#fff8e2' },
        ridges: ['#b8c6a8', '#93a97b', '#6f8a55', '#4c6a3c'],
        rough: 0.15,
        trees: '#39532f',
      }),
      'Green hills with a line of trees',
    ),
    autumn: drawn(
      landscape({
        seed: 131,
        sky: ['#d9b98f', '#f6e6c9'],
        ridges: ['#c9a26a', '#a97b45', '#7d5a34', '#523d28'],
        rough: 0.2,
        trees: '#6b3d1f',
      }),
      'The valley in autumn',
    ),
    night: drawn(
      landscape({
        seed: 140,
        sky: ['#0d1730', '#51608a'],
        sun: { x: 0.7, y: 0.22, r: 0.035, color: '#f6f0d8' },
        ridges: ['#2f3f5c', '#22304a', '#131d30'],
        rough: 0.2,
        trees: '#0b1220',
      }),
      'The moon above the farm',
    ),
    morning: demo('morning-table', 'A breakfast table by the window', [0.5, 0.6]),
    throws: demo('hill-throw-stool', 'Wool throws on a stool'),
    lamp: demo('dune-lamp-forest-linen', 'A lamp with a linen shade'),
    towels: demo('bath-towel-rolled', 'A rolled towel'),
    herbs: drawn(
      twigs(85, ['#f0efdd', '#d9dcbf'], ['#6f8a55', '#4c6a3c', '#93a97b'], tall),
      'Herbs from the garden',
    ),
    honey: demo('wildflower-honey', 'A jar of honey'),
    eggs: demo('egg-cups', 'Eggs in wooden cups'),
    bread: demo('bread-board-loaf', 'A loaf on a board'),
  },
  form: {
    name: 'Room',
    fields: [
      { type: 'text', title: 'Name', required: true },
      { type: 'email', title: 'Email', required: true },
      { type: 'date', title: 'From', required: true },
      {
        type: 'select',
        title: 'How many nights?',
        options: ['2', '3', '4', 'A week'],
        required: true,
      },
      {
        type: 'select',
        title: 'Which room?',
        options: ['Hayloft', 'Dairy', 'Stable', 'Shepherd’s hut', 'You choose'],
      },
    ],
  },
  pages: [
    {
      urlId: 'welcome',
      title: 'Rooms on a working farm',
      description: 'Hollin Farm has four rooms above a valley in the Peak District.',
      sections: [
        use(
          'intro-picture',
          [
            'Wake up when the cows do, or do not',
            'Four rooms on a working farm above Bakewell. Breakfast until somebody is full.',
            'Ask for a room',
          ],
          {
            pictures: ['hills'],
            links: ['/stay'],
            style: { background: { source: 'upload', color: '#1b2414', overlay: 0.42 } },
          },
        ),
        use(
          'features-cards',
          [
            'What a day is made of',
            'Morning',
            'Bread from our oven, eggs from under the hens, honey from behind the wall.',
            'Noon',
            'A path from the door in each direction. We lend boots and a map that is mostly right.',
            'Evening',
            'A stove, a blanket, and a lamp that somebody else filled.',
          ],
          { pictures: ['bread', 'eggs', 'lamp'] },
        ),
        use(
          'picture-left',
          [
            'The valley does not do much',
            'It turns gold in October, white now and then, and green for the rest. You may watch.',
          ],
          { pictures: ['autumn'] },
        ),
        use(
          'call-picture',
          [
            'Darker than you remember',
            'There is no street lamp for six miles. On clear nights we leave deck chairs in the yard.',
            'See the rooms',
          ],
          {
            pictures: ['night'],
            links: ['/rooms'],
            style: { background: { source: 'upload', color: '#0a1020', overlay: 0.4 } },
          },
        ),
      ],
    },
    {
      urlId: 'rooms',
      title: 'Rooms',
      description: 'Hayloft, Dairy, Stable, and a hut in the meadow.',
      sections: [
        place({}, [
          heading([1, 1, 14, 3], 'Four rooms', 1),
          text(
            [16, 1, 9, 3],
            p(
              'All have a stove, a bath or a good shower, and a window that opens onto something that grazes.',
            ),
          ),
        ]),
        place(
          {},
          [
            picture([1, 1, 12, 9], 'landscape'),
            text(
              [14, 2, 10, 6],
              h2('Hayloft'),
              p('Under the beams, with a bath in front of the window. For two, and a dog.'),
              h3('£ 145 a night'),
            ),
          ],
          { pictures: ['throws'] },
        ),
        place(
          {},
          [
            text(
              [2, 2, 10, 6],
              h2('Dairy'),
              p('Stone floor, thick walls, cool in July. The shower stands where the churn stood.'),
              h3('£ 120 a night'),
            ),
            picture([13, 1, 12, 9], 'landscape'),
          ],
          { pictures: ['towels'] },
        ),
        place({ theme: 'light', contentWidth: 'medium' }, [
          heading([1, 1, 16, 2], 'All of them'),
          table(
            [1, 4, 24, 7],
            [
              'Room|For|A night|From',
              'Hayloft|2|£ 145|2 nights',
              'Dairy|2|£ 120|2 nights',
              'Stable|4|£ 190|3 nights',
              'Shepherd’s hut|2|£ 95|1 night',
            ],
          ),
        ]),
      ],
    },
    {
      urlId: 'farm',
      title: 'The farm',
      description: 'Eleven cows, three people, forty acres.',
      sections: [
        use(
          'intro-left',
          [
            'Eleven cows and their people',
            'We milk at six and at five. Guests who are up may help; the cows do not mind, and after a minute you do not either.',
            'Stay with us',
          ],
          { pictures: ['herbs'], links: ['/stay'] },
        ),
        use('text-two', [
          'Forty acres, most of them steep',
          'The farm has been here since 1740 and in the family since a card game. We keep Shorthorns, a hedge of two kilometres, and a list of birds on the kitchen door.',
          'What we do not eat we sell in the yard: cheese, honey, and wool that Mary spins when it rains. It rains enough.',
        ]),
        use(
          'gallery-titled',
          ['From the yard', 'Take some home; the box by the gate trusts you.'],
          { pictures: ['honey', 'bread', 'eggs', 'throws', 'morning', 'hills'] },
        ),
      ],
    },
    {
      urlId: 'stay',
      title: 'Stay',
      description: 'Ask for a room, and find the way up.',
      sections: [
        place({}, [
          heading([1, 1, 10, 3], 'Ask for a room', 1),
          text(
            [1, 4, 10, 5],
            p(
              'We answer by hand, mostly at night. If your days are taken we say which ones are near.',
            ),
            p('Breakfast is in the price. So is the dog.'),
          ),
          form([13, 1, 12, 16], 'Ask', 'Thank you. We look into the book tonight and write back.'),
        ]),
        place({ theme: 'light' }, [
          map([1, 1, 14, 9], 'Hollin Farm\nHollin Lane\nBakewell DE45 1PP', 'hills'),
          text(
            [17, 1, 8, 5],
            h2('The way up'),
            p(
              'From Bakewell take the road to Monyash, and turn left where the wall has a hole. If you meet a gate, close it behind you.',
            ),
          ),
        ]),
      ],
    },
  ],
};
