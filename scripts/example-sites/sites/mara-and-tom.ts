/** A wedding: paper, twigs, a script face; the day, the way, the answer. */
import {
  block,
  button,
  h2,
  heading,
  p,
  picture,
  text,
} from '../../../packages/blocks/src/library/design-kit.ts';
import { twigs } from '../drawing/abstract.ts';
import { wide } from '../drawing/canvas.ts';
import { landscape } from '../drawing/landscape.ts';
import type { ExampleSite } from '../example-site.ts';
import { changes, demo, drawn, form, place, use } from '../site-kit.ts';

const paper = ['#fbf6ee', '#efe4d3'];

export const maraAndTom: ExampleSite = {
  identifier: 'mara-and-tom',
  title: 'Mara & Tom',
  tagline: '19 June 2027, in an orchard in Kent.',
  country: 'GB',
  currency: 'GBP',
  locale: 'en-GB',
  timeZone: 'Europe/London',
  preset: 'salon',
  settings: {
    fonts: { heading: 'dancing-script', body: 'eb-garamond' },
    styles: changes(
      ['#fdf9f2', '#f4ebdd', '#3d2f35', '#705c63', '#8a4a5c', '#ffffff', '#e3d5c4'],
      ['#4a343d', '#5a414b', '#fdf4ec', '#e0cbd0', '#f0c7bd', '#3d2f35', '#75575f'],
      {
        'heading-size': 'grand',
        'heading-weight': '600',
        'section-space': 'airy',
        'corner-radius': '4px',
        'button-radius': '99px',
        'button-fill': 'outlined',
      },
    ),
    frame: {
      header: {
        showSearch: false,
        showAccount: false,
        showCart: false,
        buttonText: 'Answer',
        buttonUrl: '/answer',
      },
      footer: { note: 'With love, and with a rain plan.' },
    },
  },
  pictures: {
    orchard: drawn(
      landscape({
        seed: 27,
        sky: ['#f0c9b8', '#fbeedd'],
        sun: { x: 0.5, y: 0.36, r: 0.07, color: '#fff6e6' },
        ridges: ['#d8c3a5', '#b3b08a', '#8a9a6c', '#667a4f'],
        rough: 0.1,
        trees: '#4c6140',
      }),
      'Low hills and trees in evening light',
    ),
    green: drawn(twigs(4, paper, ['#8a9a72', '#6f7f5c', '#a9a583']), 'Three pressed twigs'),
    rose: drawn(twigs(33, paper, ['#b9808a', '#8f9a78', '#c79a8e']), 'Twigs in rose and green'),
    garland: drawn(
      twigs(52, paper, ['#8f9a78', '#b9808a', '#6f7f5c', '#a9a583', '#c79a8e'], wide),
      'A garland of twigs',
    ),
    table: demo('winter-table', 'A long table with candles'),
    candles: demo('beeswax-tapers-lit', 'Three lit candles'),
    linen: demo('napkins-chalk', 'Folded napkins'),
  },
  form: {
    name: 'Answer',
    fields: [
      { type: 'text', title: 'Your names', required: true },
      { type: 'select', title: 'Do you come?', options: ['With joy', 'Sadly not'], required: true },
      {
        type: 'select',
        title: 'What do you eat?',
        options: ['Everything', 'No meat', 'Nothing from animals'],
      },
      { type: 'text', title: 'The song that gets you on your feet' },
    ],
  },
  pages: [
    {
      urlId: 'welcome',
      title: 'Mara & Tom',
      description: 'We marry on 19 June 2027 in an orchard near Faversham.',
      sections: [
        use(
          'intro-right',
          [
            'Mara & Tom',
            'We marry on Saturday, 19 June 2027, under the apple trees at Brogdale. Come early, stay late, bring a cardigan.',
            'Will you come?',
          ],
          { pictures: ['rose'], links: ['/answer'] },
        ),
        place({ theme: 'light', contentWidth: 'medium' }, [
          heading([1, 1, 24, 2], 'Until then'),
          block('countdown', [1, 4, 24, 5], {
            at: Date.UTC(2027, 5, 19, 13),
            seconds: false,
            after: 'text',
            endText: 'We are dancing.',
          }),
        ]),
        use(
          'call-picture',
          [
            'Under the apple trees',
            'The orchard has two thousand kinds of apple. In June none of them is ripe, but all of them give shade.',
            'See the day',
          ],
          {
            pictures: ['orchard'],
            links: ['/day'],
            style: { background: { source: 'upload', color: '#33242a', overlay: 0.5 } },
          },
        ),
        use('gallery-mosaic', [], { pictures: ['garland', 'candles', 'linen', 'green', 'table'] }),
      ],
    },
    {
      urlId: 'day',
      title: 'The day',
      description: 'From one in the afternoon until the last bus.',
      sections: [
        place({ contentWidth: 'medium' }, [
          heading([1, 1, 20, 3], 'The day', 1),
          text([1, 4, 16, 2], p('It begins at one. It ends when the bus driver says so.')),
        ]),
        use('features-steps', [
          'Hour by hour',
          'One o’clock',
          'Lemonade by the gate. Find a chair that is not in the sun.',
          'Two',
          'We say yes. It takes twenty minutes and one song.',
          'Four',
          'Cake, croquet, and a nap for those who need one.',
          'Seven',
          'Dinner at one long table. Then we dance.',
        ]),
        place(
          { theme: 'light', verticalAlignment: 'middle' },
          [
            picture([1, 1, 12, 8], 'landscape'),
            text(
              [14, 2, 10, 5],
              h2('What to wear'),
              p(
                'What you love, with shoes that like grass. There is no colour that is forbidden, white neither.',
              ),
            ),
          ],
          { pictures: ['table'] },
        ),
      ],
    },
    {
      urlId: 'way',
      title: 'The way there',
      menu: 'Way & beds',
      description: 'Trains, buses and beds around Faversham.',
      sections: [
        use(
          'intro-wide',
          [
            'An hour from London, a world away',
            'Take the train to Faversham. Buses of ours wait at the station at noon and at half past.',
          ],
          { pictures: ['orchard'] },
        ),
        use('three-columns', [
          'Where to sleep',
          'The Swan',
          'In the market square. We keep ten rooms until April under our names.',
          'Tents',
          'Behind the barn, with a shower that mostly works. Tell us and bring pegs.',
          'Cottages',
          'In Whitstable, by the sea, for those who stay until Monday.',
        ]),
        use('faq-plain', [
          'Often asked',
          'Are children welcome?',
          'Very. There is a tent with pillows and somebody who reads.',
          'Is there parking?',
          'A meadow by the gate, dry in most Junes.',
          'What about presents?',
          'You, please. Who cannot help it plants a tree: we have chosen a spot.',
          'What if it rains?',
          'The barn has a roof, and we have seen you dance indoors.',
        ]),
      ],
    },
    {
      urlId: 'answer',
      title: 'Will you come?',
      menu: 'Answer',
      description: 'Tell us until 1 April.',
      sections: [
        place(
          {},
          [
            heading([1, 1, 10, 3], 'Will you come?', 1),
            text([1, 4, 10, 4], p('Tell us by the first of April, one answer for each household.')),
            picture([1, 8, 9, 9], 'portrait'),
            form([13, 1, 12, 16], 'Send our answer', 'Thank you! We put your name on a chair.'),
          ],
          { pictures: ['green'] },
        ),
        place(
          { theme: 'dark', contentWidth: 'medium' },
          [
            text(
              [1, 1, 16, 3],
              h2('Something else?'),
              p('A speech, an allergy, a lift from Leeds? Write to us.'),
            ),
            button([18, 1, 7, 2], 'Write to us', 'secondary', 'right'),
          ],
          { links: ['mailto:both@maraandtom.example'] },
        ),
      ],
    },
  ],
};
