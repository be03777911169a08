/** A bakery: butter and tomato, thick letters, round corners. */
import {
  button,
  h2,
  heading,
  p,
  picture,
  text,
} from '../../../packages/blocks/src/library/design-kit.ts';
import { shapes } from '../drawing/abstract.ts';
import { tall } from '../drawing/canvas.ts';
import { loaves } from '../drawing/table-top.ts';
import type { ExampleSite } from '../example-site.ts';
import { changes, demo, drawn, form, hours, map, place, use } from '../site-kit.ts';

export const crumbAndCo: ExampleSite = {
  identifier: 'crumb-and-co',
  title: 'Crumb & Co.',
  tagline: 'Bread at seven. Sold out by two.',
  country: 'GB',
  currency: 'GBP',
  locale: 'en-GB',
  timeZone: 'Europe/London',
  preset: 'kiosk',
  settings: {
    fonts: { heading: 'bricolage-grotesque', body: 'dm-sans' },
    styles: changes(
      ['#fff6df', '#ffe3a3', '#3a1d10', '#6b4431', '#b8321c', '#ffffff', '#e8c988'],
      ['#3a1d10', '#4d2a1a', '#fff1cf', '#e3c6a0', '#ffc94d', '#3a1d10', '#6b4431'],
      {
        'heading-size': 'grand',
        'heading-weight': '800',
        'section-space': 'usual',
        'corner-radius': '20px',
        'button-radius': '99px',
        'header-place': 'centred',
      },
    ),
    frame: {
      header: {
        showSearch: false,
        showAccount: false,
        showCart: false,
        buttonText: 'Order a cake',
        buttonUrl: '/order',
      },
    },
    business: {
      contactEmail: 'hello@crumb.example',
      contactPhoneNumber: '+44 117 555 0163',
      location: {
        addressTitle: 'Crumb & Co.',
        addressLine1: '17 North Street',
        addressLine2: 'Bristol BS3',
      },
    },
  },
  pictures: {
    two: drawn(
      loaves(['#ffd98a', '#f2b552'], ['#c98a45', '#7a431c'], 2),
      'Two scored loaves on yellow',
    ),
    three: drawn(
      loaves(['#e9553a', '#c53a22'], ['#d79a55', '#8a4f20'], 3),
      'Three loaves on tomato red',
    ),
    one: drawn(
      loaves(['#fff1cf', '#f3d796'], ['#b9752f', '#5f3212'], 1, tall),
      'One loaf on a pale ground',
    ),
    tiles: drawn(
      shapes(41, '#fff1cf', ['#e9553a', '#ffc94d', '#3a1d10', '#f2b552', '#ffffff']),
      'The tiles behind the counter: circles, quarters and bars',
    ),
    board: demo('bread-board-loaf', 'A sliced loaf on a board'),
    jam: demo('fig-jam', 'Two jars of fig jam'),
    honey: demo('wildflower-honey-dipper', 'A jar of honey with a dipper'),
    coffee: demo('weekly-roast-cup', 'A bag of coffee and a cup'),
    pin: demo('rolling-pin', 'A rolling pin'),
  },
  form: {
    name: 'Cake',
    fields: [
      { type: 'text', title: 'Name', required: true },
      { type: 'phone', title: 'Phone', required: true },
      { type: 'date', title: 'For which day?', required: true },
      {
        type: 'select',
        title: 'How many eat?',
        options: ['8', '12', '20', 'More'],
        required: true,
      },
      { type: 'textarea', title: 'What shall be on it?' },
    ],
  },
  pages: [
    {
      urlId: 'welcome',
      title: 'A bakery on North Street',
      description: 'Sourdough, buns and cakes, baked in Bristol from seven in the morning.',
      sections: [
        use(
          'intro-wide',
          [
            'Bread at seven. Sold out by two.',
            'Sourdough, buns and one cake a day. When it is gone, it is gone, and we go home.',
          ],
          { pictures: ['two'] },
        ),
        use(
          'features-cards',
          [
            'On the counter',
            'The big one',
            'Two kilos of wheat and rye, thirty hours from flour to crust. By the quarter, too.',
            'Jam of the week',
            'Figs, until somebody brings plums. Made on Mondays.',
            'Filter coffee',
            'From four streets away, and strong enough to carry the bun.',
          ],
          { pictures: ['one', 'jam', 'coffee'] },
        ),
        use('text-statement', ['Flour, water, salt. And a night.'], {}),
        place({ theme: 'light' }, [
          text(
            [1, 1, 10, 3],
            h2('When we are here'),
            p('The queue is longest at nine. At eight there is none.'),
          ),
          hours(
            [1, 4, 10, 9],
            [
              'Monday',
              'Tuesday 7:00 14:00',
              'Wednesday 7:00 14:00',
              'Thursday 7:00 14:00',
              'Friday 7:00 15:00',
              'Saturday 7:00 15:00',
              'Sunday 8:00 12:00',
            ],
          ),
          map([13, 1, 12, 10], 'Crumb & Co.\n17 North Street\nBristol BS3 1EN', 'tiles'),
        ]),
      ],
    },
    {
      urlId: 'bread',
      title: 'Bread & buns',
      description: 'What is on the shelf, on which day.',
      sections: [
        place({}, [
          heading([1, 1, 16, 3], 'What is on the shelf', 1),
          text([17, 1, 8, 4], p('All of it is made here, in the room that you can see into.')),
        ]),
        use(
          'prices-menu',
          [
            'Every day',
            'Loaves',
            'The big one, 2 kg · £9\nHouse white, 800 g · £4.60\nRye with seeds, 1 kg · £5.80\nBaguette · £2.40',
            'Buns',
            'Cardamom knot · £3.20\nCinnamon, sticky · £3.20\nCheese and leek · £3.80\nPlain croissant · £2.90',
          ],
          {},
        ),
        use('gallery-four', [], { pictures: ['three', 'board', 'honey', 'pin'] }),
        use(
          'faq-picture',
          [
            'Good to know',
            'How long does it keep?',
            'The big one is best on the second day and good on the fifth. Cut side down, on wood, no bag.',
            'Is there anything without gluten?',
            'A cake on Fridays. The room is full of flour, so not for who is very ill from it.',
            'Can I have tomorrow’s loaf?',
            'Write your name on the board by the door until noon.',
            'Do you deliver?',
            'By bicycle, to cafés. Ask us.',
          ],
          { pictures: ['one'] },
        ),
      ],
    },
    {
      urlId: 'us',
      title: 'Us',
      description: 'Three bakers, one oven from 1964.',
      sections: [
        place({}, [heading([1, 1, 20, 3], 'Up at three, every day but one', 1)]),
        use(
          'about-story',
          [
            'An oven from 1964',
            'It came with the house, weighs four tonnes and has a name that we do not print. We rebuilt its floor in our first winter.',
            'Three of us bake, two sell, and somebody’s father brings apples.',
          ],
          { pictures: ['tiles'] },
        ),
        use(
          'features-list',
          [
            'What we stand for, mostly in queues',
            'Flour from Shipton Mill, by the half tonne\nButter from Somerset, cold\nSalt from the sea\nNothing else with a number',
            'Order a cake',
          ],
          { pictures: ['three'], links: ['/order'] },
        ),
        use(
          'call-bold',
          [
            'Somebody turns forty?',
            'Cakes for eight and more, with two days’ notice.',
            'Order a cake',
          ],
          { links: ['/order'] },
        ),
      ],
    },
    {
      urlId: 'order',
      title: 'Order a cake',
      menu: 'Order',
      description: 'Cakes for birthdays, weddings and Wednesdays.',
      sections: [
        place({}, [
          heading([1, 1, 10, 4], 'A cake for your people', 1),
          text(
            [1, 5, 10, 5],
            p('Tell us for when and for how many. We call back the same day, after two.'),
            p('Lemon, carrot, or chocolate with too much chocolate.'),
          ),
          form(
            [13, 1, 12, 16],
            'Order',
            'Thank you! We call you after two, when the shop is shut.',
          ),
        ]),
        place(
          { theme: 'light' },
          [
            picture([1, 1, 8, 7], 'square'),
            picture([9, 1, 8, 7], 'square'),
            picture([17, 1, 8, 7], 'square'),
            text([1, 9, 12, 3], h2('From £28'), p('For eight. Candles are on the house.')),
            button([17, 9, 8, 2], 'Or call us', 'secondary', 'right'),
          ],
          { pictures: ['honey', 'two', 'jam'], links: ['tel:+441175550163'] },
        ),
      ],
    },
  ],
};
