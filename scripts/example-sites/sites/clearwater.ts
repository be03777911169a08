/** Keepers of a river who ask for donations: deep teal, thick letters, numbers. */
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
import { tall, wide } from '../drawing/canvas.ts';
import { landscape } from '../drawing/landscape.ts';
import type { ExampleSite } from '../example-site.ts';
import { changes, drawn, form, place, use } from '../site-kit.ts';

export const clearwater: ExampleSite = {
  identifier: 'clearwater',
  title: 'Clearwater',
  tagline: 'We look after 84 kilometres of the river Eger.',
  country: 'DE',
  currency: 'EUR',
  locale: 'en-GB',
  timeZone: 'Europe/Berlin',
  preset: 'linden',
  settings: {
    fonts: { heading: 'libre-franklin', body: 'libre-franklin' },
    styles: changes(
      ['#ffffff', '#e4f1ef', '#08302f', '#42605f', '#0b6a64', '#ffffff', '#bfdad6'],
      ['#08302f', '#0f4442', '#ffffff', '#b5d3cf', '#ffd166', '#08302f', '#2c605d'],
      {
        'heading-size': 'grand',
        'heading-weight': '800',
        'section-space': 'usual',
        'corner-radius': '8px',
        'button-radius': '8px',
        'header-place': 'left',
      },
    ),
    frame: {
      header: {
        showSearch: false,
        showAccount: false,
        showCart: false,
        buttonText: 'Give',
        buttonUrl: '/give',
      },
    },
    business: {
      contactEmail: 'mail@clearwater.example',
      location: {
        addressTitle: 'Clearwater e. V.',
        addressLine1: 'Uferweg 3',
        addressLine2: '95632 Wunsiedel',
      },
    },
  },
  pictures: {
    river: drawn(
      landscape({
        seed: 91,
        sky: ['#8fc1c9', '#f2efe0'],
        sun: { x: 0.72, y: 0.26, r: 0.06, color: '#fff8e0' },
        ridges: ['#8fb8a8', '#5d9384', '#34705f', '#1f5247'],
        rough: 0.25,
        water: ['#5f9d9b', '#0d3f40'],
        trees: '#173f36',
      }),
      'A wide river between wooded hills',
    ),
    spring: drawn(
      landscape({
        seed: 102,
        sky: ['#bcd9d4', '#fbf3df'],
        ridges: ['#b6cfa8', '#86b088', '#4f8464'],
        rough: 0.1,
        water: ['#86bcb0', '#2b6a63'],
        trees: '#376a4b',
      }),
      'The river in spring',
    ),
    winter: drawn(
      landscape({
        seed: 115,
        sky: ['#a9bcc4', '#eef1f0'],
        ridges: ['#d5dde0', '#a9b9bd', '#6f858a'],
        rough: 0.3,
        water: ['#9fb3b8', '#3e565c'],
        trees: '#4c6166',
      }),
      'The river in winter',
    ),
    reed: drawn(
      twigs(72, ['#e4f1ef', '#c4ded9'], ['#0b6a64', '#3f8a6a', '#6aa37c', '#2c605d'], wide),
      'Reed and willow',
    ),
    reedHigh: drawn(
      twigs(76, ['#eef5ec', '#cfe2d6'], ['#3f8a6a', '#0b6a64', '#86b088'], tall),
      'Willow twigs',
    ),
  },
  donation: {
    title: 'For the river',
    coverText: 'Twenty-five euros plant two metres of bank. You get a receipt by mail.',
    suggestedCents: [2500, 5000, 12_000],
  },
  form: {
    name: 'Help',
    fields: [
      { type: 'text', title: 'Name', required: true },
      { type: 'email', title: 'Email', required: true },
      {
        type: 'select',
        title: 'I would like to',
        options: ['Plant', 'Count', 'Pull things out', 'Bake'],
      },
    ],
  },
  pages: [
    {
      urlId: 'welcome',
      title: 'Keepers of the Eger',
      description: 'Clearwater plants, counts and cleans along 84 kilometres of river.',
      sections: [
        use(
          'intro-picture',
          [
            'A river needs neighbours',
            'We look after 84 kilometres of the Eger: we plant, we count, we pull out what does not belong.',
            'Give to the river',
          ],
          {
            pictures: ['river'],
            links: ['/give'],
            style: { background: { source: 'upload', color: '#062423', overlay: 0.48 } },
          },
        ),
        use(
          'about-numbers',
          [
            'Last year',
            '6,200',
            'willows planted',
            '41',
            'kinds of fish and mussel counted',
            '3.4 t',
            'scrap pulled out',
            '218',
            'people with wet feet',
          ],
          { style: { theme: 'light' } },
        ),
        use(
          'features-zigzag',
          [
            'Banks that hold',
            'Willow and alder grip the soil, shade the water and cost less than stone. Two metres take an hour.',
            'Water that is known',
            'Twelve people count along the same twelve bends, on the same Sunday, since 1998.',
          ],
          { pictures: ['spring', 'winter'] },
        ),
        use(
          'call-bold',
          [
            'Twenty-five euros are two metres',
            'Of bank, planted and looked after for three years.',
            'Give now',
          ],
          { links: ['/give'] },
        ),
      ],
    },
    {
      urlId: 'work',
      title: 'What we do',
      description: 'Planting, counting, clearing: the year on the river.',
      sections: [
        use(
          'intro-wide',
          [
            'What we do all year',
            'Winter is for planting, spring for counting, autumn for waders.',
          ],
          { pictures: ['reed'] },
        ),
        place({}, [
          text(
            [1, 1, 9, 6],
            h2('It gets cooler'),
            p(
              'Where trees stand on both banks, the water was up to three degrees cooler in August. That decides whether trout stay.',
            ),
          ),
          block('chart', [11, 1, 14, 10], {
            look: 'line',
            title: 'Water in August, in degrees',
            unit: '°',
            showValues: true,
            dataset: {
              seriesLabel: 'Year',
              columns: ['Planted', 'Bare'],
              rows: [
                { name: '2020', values: [20.1, 20.4] },
                { name: '2022', values: [19.2, 21.3] },
                { name: '2024', values: [18.4, 21.1] },
                { name: '2026', values: [17.9, 21.6] },
              ],
            },
          }),
        ]),
        use(
          'three-columns',
          [
            'Three jobs for everybody',
            'Plant',
            'Saturdays from November on. We bring spades, you bring boots.',
            'Count',
            'One Sunday in May. Somebody shows you what you are looking at.',
            'Clear',
            'Waders in all sizes. The strangest find wins a cake.',
          ],
          { style: { theme: 'light' } },
        ),
      ],
    },
    {
      urlId: 'help',
      title: 'Lend a hand',
      description: 'Come and plant, count, clear, or bake.',
      sections: [
        place(
          {},
          [
            heading([1, 1, 10, 4], 'Lend a hand, or two', 1),
            text(
              [1, 5, 10, 4],
              p('You need no training and no membership. There is soup at noon.'),
            ),
            picture([1, 9, 9, 9], 'portrait'),
            form(
              [13, 1, 12, 12],
              'Count me in',
              'Thank you! We write when and where, a week before.',
            ),
          ],
          { pictures: ['reedHigh'] },
        ),
        use('faq-plain', [
          'Before you come',
          'Can children come along?',
          'From six years on, with somebody who holds their hand by the water.',
          'What should I wear?',
          'What may get muddy. We have gloves and waders.',
          'How do I get there?',
          'By train to Marktredwitz; our bus waits at nine.',
          'Do you also take willows?',
          'In February, yes. Cut them as long as your arm and keep them wet.',
        ]),
      ],
    },
    {
      urlId: 'give',
      title: 'Give',
      menu: '',
      description: 'What a donation does, and how it gets to the river.',
      sections: [
        place({ theme: 'light' }, [
          heading([1, 1, 10, 3], 'Two metres at a time', 1),
          text(
            [1, 4, 10, 6],
            p(
              'Of each euro, 91 cents go into the bank and the boat, 9 into the office. Our books are open to everybody who gives, and to everybody who does not.',
            ),
            h2('€ 25'),
            p('Two metres of bank'),
            h2('€ 50'),
            p('A day of waders for a school class'),
            h2('€ 120'),
            p('A year of samples at one bend'),
          ),
          block('donation', [13, 1, 12, 12], { shows: 'all', buttonLabel: 'Give' }),
        ]),
        place(
          {},
          [
            text(
              [1, 1, 14, 3],
              h2('Rather by transfer?'),
              p('Write to us and we send you the number and a receipt.'),
            ),
            button([17, 1, 8, 2], 'Write to us', 'secondary', 'right'),
          ],
          { links: ['mailto:mail@clearwater.example'] },
        ),
      ],
    },
  ],
};
