/** A photographer: white walls, large letters, pictures from edge to edge. */
import {
  button,
  gallery,
  heading,
  p,
  picture,
  text,
} from '../../../packages/blocks/src/library/design-kit.ts';
import { tall } from '../drawing/canvas.ts';
import { landscape } from '../drawing/landscape.ts';
import type { ExampleSite } from '../example-site.ts';
import { changes, drawn, form, place, use } from '../site-kit.ts';

export const inesNorling: ExampleSite = {
  identifier: 'ines-norling',
  title: 'Ines Norling',
  tagline: 'Photographs of weather.',
  country: 'DE',
  currency: 'EUR',
  locale: 'en-GB',
  timeZone: 'Europe/Berlin',
  preset: 'linden',
  settings: {
    fonts: { heading: 'syne', body: 'instrument-sans' },
    styles: changes(
      ['#ffffff', '#f3f3f3', '#0d0d0d', '#5c5c5c', '#0d0d0d', '#ffffff', '#dedede'],
      ['#0d0d0d', '#1a1a1a', '#ffffff', '#b5b5b5', '#ffffff', '#0d0d0d', '#3a3a3a'],
      {
        'heading-size': 'grand',
        'heading-weight': '700',
        'section-space': 'usual',
        'corner-radius': '0px',
        'button-radius': '99px',
        'button-fill': 'outlined',
        'header-place': 'left',
      },
    ),
    frame: {
      header: { showSearch: false, showAccount: false, showCart: false },
      footer: { note: '© Ines Norling. Pictures may be shown with a link.' },
    },
    business: { contactEmail: 'hello@inesnorling.example' },
  },
  pictures: {
    dusk: drawn(
      landscape({
        seed: 5,
        sky: ['#26324d', '#e39b7c'],
        sun: { x: 0.4, y: 0.48, r: 0.05, color: '#ffd9b0' },
        ridges: ['#6d5a75', '#4a4363', '#2b2b48'],
        rough: 1,
        water: ['#a8738a', '#1c2038'],
      }),
      'Mountains above a lake after sunset',
    ),
    ochre: drawn(
      landscape({
        seed: 3,
        sky: ['#e9c9a8', '#f6e4cf'],
        sun: { x: 0.7, y: 0.3, r: 0.07, color: '#fff2d6' },
        ridges: ['#c9a58c', '#a97f6c', '#7d5f57', '#473f42'],
        rough: 0.9,
      }),
      'Ridges in ochre haze under a pale sun',
    ),
    blue: drawn(
      landscape({
        seed: 31,
        sky: ['#8fb2cc', '#eaf0f0'],
        ridges: ['#a9c2cf', '#7f9fb3', '#557890', '#2d4a5f'],
        rough: 0.8,
      }),
      'Blue ridges, each paler than the one before',
    ),
    rose: drawn(
      landscape({
        seed: 44,
        size: tall,
        sky: ['#d99aa0', '#f7dcc9'],
        sun: { x: 0.5, y: 0.38, r: 0.1, color: '#fff1e0' },
        ridges: ['#c98f95', '#9a6a7c', '#5f4660'],
        rough: 0.5,
        water: ['#d8a4a0', '#6a4c66'],
      }),
      'A rose-coloured sun above a fjord',
    ),
    green: drawn(
      landscape({
        seed: 8,
        size: tall,
        sky: ['#a9c4d6', '#eef0ea'],
        ridges: ['#b8c6a8', '#93a97b', '#6f8a55', '#4c6a3c'],
        rough: 0.2,
        trees: '#2f4a2a',
      }),
      'Green hills with a line of firs',
    ),
    snow: drawn(
      landscape({
        seed: 60,
        size: tall,
        sky: ['#c8d3dc', '#f5f6f6'],
        ridges: ['#e2e8ec', '#c5d0d8', '#9fb0bc', '#5d6e7c'],
        rough: 1,
      }),
      'Snow on rocks in flat light',
    ),
    night: drawn(
      landscape({
        seed: 71,
        sky: ['#070b18', '#27335a'],
        sun: { x: 0.78, y: 0.2, r: 0.03, color: '#f2f0e0' },
        ridges: ['#1d2745', '#131a33', '#090d1c'],
        rough: 0.9,
        water: ['#1f2a4c', '#05070f'],
      }),
      'The moon above a black shore',
    ),
    storm: drawn(
      landscape({
        seed: 83,
        sky: ['#4d565c', '#b9bdb6'],
        ridges: ['#8b9290', '#646c6b', '#3c4443'],
        rough: 0.3,
        water: ['#7d8684', '#2b3232'],
      }),
      'A grey sea before a storm',
    ),
  },
  form: {
    name: 'Letter',
    fields: [
      { type: 'text', title: 'Name', required: true },
      { type: 'email', title: 'Email', required: true },
      { type: 'select', title: 'About', options: ['A print', 'A commission', 'A licence'] },
      { type: 'textarea', title: 'Message', required: true },
    ],
  },
  pages: [
    {
      urlId: 'welcome',
      title: 'Ines Norling, photographer',
      description: 'Landscapes and weather between the Baltic and the Arctic circle.',
      sections: [
        place(
          { contentWidth: 'wide' },
          [
            heading([1, 1, 20, 4], 'Waiting for the light to make up its mind', 1),
            text(
              [1, 5, 10, 3],
              p('Photographs of weather, between the Baltic and the Arctic circle.'),
            ),
            button([14, 5, 6, 2], 'See the work'),
          ],
          { links: ['/work'] },
        ),
        use('gallery-wide', [], { pictures: ['dusk'], style: { height: 'small' } }),
        place(
          {},
          [
            picture([1, 1, 15, 9], 'landscape'),
            picture([16, 1, 9, 9], 'portrait'),
            text(
              [1, 10, 12, 3],
              p('Left: Hardanger, 4:52. Right: Lofoten, an hour that was not in the forecast.'),
            ),
          ],
          { pictures: ['ochre', 'rose'] },
        ),
        use('text-statement', ['I go where the forecast says nobody should.'], {
          style: { theme: 'dark' },
        }),
        place({}, [picture([1, 1, 9, 9], 'portrait'), picture([10, 1, 15, 9], 'landscape')], {
          pictures: ['snow', 'blue'],
        }),
        use('call', ['Prints, in editions of twelve', 'Ask for a print'], { links: ['/contact'] }),
      ],
    },
    {
      urlId: 'work',
      title: 'Work',
      description: 'Three series: Blue hour, Low sun, No wind.',
      sections: [
        place({}, [
          heading([1, 1, 16, 3], 'Three series', 1),
          text([17, 1, 8, 3], p('2021 to now. Large format, one plate for each place.')),
        ]),
        place(
          {},
          [
            heading([1, 1, 10, 2], 'Blue hour'),
            picture([1, 3, 24, 9], 'wide'),
            picture([1, 13, 12, 8], 'landscape'),
            picture([13, 13, 12, 8], 'landscape'),
          ],
          { pictures: ['night', 'dusk', 'blue'] },
        ),
        place(
          {},
          [
            heading([1, 1, 10, 2], 'Low sun'),
            picture([1, 3, 12, 11], 'portrait'),
            picture([13, 3, 12, 11], 'portrait'),
          ],
          { pictures: ['rose', 'green'] },
        ),
        place(
          { theme: 'dark' },
          [
            heading([1, 1, 14, 2], 'No wind'),
            gallery([1, 3, 24, 10], 5, {
              design: 'slider',
              'slider-aspect-ratio': 45,
              'auto-crop': false,
            }),
          ],
          { pictures: ['storm', 'ochre', 'snow', 'blue', 'night'] },
        ),
      ],
    },
    {
      urlId: 'about',
      title: 'About',
      description: 'Who takes these pictures, and with what.',
      sections: [
        use(
          'intro-right',
          [
            'No hurry, one camera',
            'I studied geology and stayed outside. Since 2014 I photograph for museums, publishers and people with an empty wall.',
            'Write to me',
          ],
          { pictures: ['storm'], links: ['/contact'] },
        ),
        use('text-aside', [
          'How',
          'A 4 × 5 inch camera with two lenses. Film is scanned in Berlin and printed on cotton by hand, in the same room. There is no second exposure and no sky from another day.',
        ]),
        use(
          'prices-sizes',
          [
            'Prints',
            'Size|Edition|Price\n40 × 50 cm|of 12|€ 380\n60 × 75 cm|of 12|€ 690\n100 × 125 cm|of 6|€ 1,450',
          ],
          { pictures: ['rose'] },
        ),
      ],
    },
    {
      urlId: 'contact',
      title: 'Contact',
      description: 'For prints, licences and commissions.',
      sections: [
        place({}, [
          heading([1, 1, 10, 4], 'Say hello', 1),
          text(
            [1, 5, 9, 4],
            p(
              'For prints, licences and commissions. I am often without a signal; give me three days.',
            ),
            p('hello@inesnorling.example'),
          ),
          form(
            [13, 1, 12, 12],
            'Send',
            'Thank you. I write back from the next hut with a network.',
          ),
        ]),
        use('gallery-wide', [], { pictures: ['ochre'] }),
      ],
    },
  ],
};
