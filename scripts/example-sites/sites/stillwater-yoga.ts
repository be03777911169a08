/** A yoga studio: sage and sand, round corners, soft letters. */
import {
  block,
  button,
  h2,
  heading,
  p,
  picture,
  table,
  text,
} from '../../../packages/blocks/src/library/design-kit.ts';
import { stones, twigs } from '../drawing/abstract.ts';
import { wide } from '../drawing/canvas.ts';
import { landscape } from '../drawing/landscape.ts';
import type { ExampleSite } from '../example-site.ts';
import { changes, demo, drawn, form, place, use } from '../site-kit.ts';

const sand = ['#ece6da', '#d6cbbb'];

export const stillwaterYoga: ExampleSite = {
  identifier: 'stillwater-yoga',
  title: 'Stillwater',
  tagline: 'Yoga and rest, for stiff people too.',
  country: 'US',
  currency: 'USD',
  locale: 'en-US',
  timeZone: 'America/Los_Angeles',
  preset: 'hearth',
  settings: {
    fonts: { heading: 'petrona', body: 'nunito-sans' },
    styles: changes(
      ['#fbf9f4', '#e9ede2', '#27332b', '#566157', '#43614c', '#ffffff', '#d5dccb'],
      ['#2c3f34', '#385042', '#f6f4ea', '#c6d2c2', '#e6d5b4', '#27332b', '#4f6657'],
      {
        'heading-size': 'usual',
        'heading-weight': '400',
        'section-space': 'airy',
        'corner-radius': '24px',
        'button-radius': '99px',
      },
    ),
    frame: {
      header: {
        showSearch: false,
        showAccount: false,
        showCart: false,
        buttonText: 'First class free',
        buttonUrl: '/begin',
      },
    },
    announcement: {
      isOn: true,
      text: 'A slow Sunday, 7 December: three hours, tea included.',
      linkText: 'Keep a mat',
      linkUrl: '/begin',
      color: 'accent',
    },
    business: {
      contactEmail: 'hello@stillwater.example',
      location: {
        addressTitle: 'Stillwater',
        addressLine1: '88 Alder Street',
        addressLine2: 'Astoria, OR',
      },
    },
  },
  pictures: {
    stones: drawn(
      stones(sand, ['#8a8f8c', '#b7a99a', '#6f7672', '#c9bfb2', '#9aa39e']),
      'Five smooth stones on each other',
    ),
    lake: drawn(
      landscape({
        seed: 12,
        sky: ['#cfd9d2', '#f5efe2'],
        sun: { x: 0.5, y: 0.34, r: 0.08, color: '#fffaf0' },
        ridges: ['#b9c6b6', '#93a796', '#6c8373'],
        rough: 0.25,
        water: ['#c6d0c6', '#7f9486'],
      }),
      'A lake before sunrise, hills in haze',
    ),
    sage: drawn(
      twigs(4, ['#f3f1e6', '#e2e3d1'], ['#8a9a72', '#6f7f5c', '#a9a583']),
      'Three twigs on pale paper',
    ),
    sageWide: drawn(
      twigs(18, ['#e9ede2', '#d5dccb'], ['#6f8468', '#8fa184', '#5d7358', '#a7b598'], wide),
      'A row of twigs in green',
    ),
    pebbles: drawn(
      stones(['#e3e8df', '#c5cfc0'], ['#5f6a64', '#a7b0a5', '#d9d6ca']),
      'Three stones',
    ),
    tea: demo('teapot-cups', 'A pot of tea with two cups'),
    towels: demo('bath-towels', 'A stack of towels'),
    bowls: demo('tealight-bowls', 'Candles in bowls'),
  },
  form: {
    name: 'First class',
    fields: [
      { type: 'text', title: 'Name', required: true },
      { type: 'email', title: 'Email', required: true },
      {
        type: 'select',
        title: 'Which class?',
        options: ['Morning, Tuesday', 'Lunch, Thursday', 'Evening, Wednesday', 'Slow Sunday'],
        required: true,
      },
      { type: 'textarea', title: 'Anything that hurts?' },
    ],
  },
  pages: [
    {
      urlId: 'welcome',
      title: 'Yoga in Astoria',
      description: 'A small studio by the river: eleven mats, five teachers, no mirrors.',
      sections: [
        use(
          'intro-right',
          [
            'You do not have to touch your toes',
            'Eleven mats, no mirrors, and an hour in which nobody needs anything from you.',
            'Come for free',
          ],
          { pictures: ['stones'], links: ['/begin'] },
        ),
        use(
          'three-columns',
          [
            'Three ways to slow down',
            'Flow',
            'You move with the breath, for an hour. Warm, not hot.',
            'Yin',
            'Six shapes, five minutes each. Bring socks.',
            'Rest',
            'Blankets, a bolster and a story. People sleep, and that is the point.',
          ],
          { style: { theme: 'light' } },
        ),
        use(
          'call-picture',
          [
            'The river does half of the work',
            'From the windows you see the water. On some mornings you see nothing at all, which is better still.',
            'See the classes',
          ],
          {
            pictures: ['lake'],
            links: ['/classes'],
            style: { background: { source: 'upload', color: '#1f2f27', overlay: 0.5 } },
          },
        ),
        use(
          'about-founder',
          [
            'Stiff people teach best',
            'None of us was born bendy. We know which part of the back says no in the morning, and what it says yes to.',
            'The five of us',
            'Who we are',
          ],
          { pictures: ['sage'], links: ['/studio'] },
        ),
        use('newsletter', [
          'A breath in your mail',
          'New classes and one small exercise, on the first of the month.',
          'Email',
          'Send it to me',
        ]),
      ],
    },
    {
      urlId: 'classes',
      title: 'Classes',
      description: 'The week at Stillwater, and what it costs.',
      sections: [
        place({ contentWidth: 'medium' }, [
          heading([1, 1, 20, 3], 'The week', 1),
          text([1, 4, 16, 2], p('Come ten minutes early; we close the door on the hour.')),
          table(
            [1, 6, 24, 9],
            [
              'Day|Time|Class|With',
              'Tuesday|7:00|Flow|June',
              'Wednesday|18:30|Yin|Mateo',
              'Thursday|12:10|Flow at lunch|June',
              'Friday|17:00|Rest|Ana',
              'Sunday|10:00|Slow Sunday|Ana and Mateo',
            ],
          ),
        ]),
        use(
          'prices-plans',
          [
            'What it costs',
            'Once',
            '$ 18',
            'One class\nMat and tea\nNo account',
            'Choose',
            'Ten',
            '$ 150',
            'Ten classes\nGood for a year\nTo share with one person',
            'Choose',
            'Month',
            '$ 95',
            'As often as you like\nEnds when you say so\nOne guest a month',
            'Choose',
          ],
          { links: ['/begin', '/begin', '/begin'] },
        ),
        use('faq-plain', [
          'Before you come',
          'What do I bring?',
          'Clothes that you could nap in. Mats, blankets and blocks are here.',
          'I have a bad back. Can I come?',
          'Tell the teacher at the door. There is another way into every shape, and it counts the same.',
          'Is it religious?',
          'No. Now and then somebody hums.',
          'What if I am late?',
          'Knock on the window. If the class lies down already, have tea and take the next one.',
        ]),
      ],
    },
    {
      urlId: 'studio',
      title: 'The studio',
      description: 'A net shed by the river with a wooden floor.',
      sections: [
        use(
          'intro-wide',
          [
            'An old net shed with a warm floor',
            'Fir boards from 1911, oiled every August. Below them is the river.',
          ],
          { pictures: ['sageWide'] },
        ),
        place(
          {},
          [
            picture([1, 1, 8, 7], 'square'),
            text([1, 8, 7, 4], h2('Tea'), p('After each class, for as long as you want to sit.')),
            picture([9, 1, 8, 7], 'square'),
            text([9, 8, 7, 4], h2('Blankets'), p('Two for everybody, washed with cedar.')),
            picture([17, 1, 8, 7], 'square'),
            text([17, 8, 7, 4], h2('Candlelight'), p('From October on, for all evenings.')),
          ],
          { pictures: ['tea', 'towels', 'bowls'] },
        ),
        place(
          { theme: 'dark', verticalAlignment: 'middle' },
          [
            text(
              [2, 2, 10, 3],
              h2('A room to borrow'),
              p(
                'Between classes the room is empty. Choirs, babies and a Tuesday cello have been here. Ask us.',
              ),
            ),
            button([2, 5, 7, 2], 'Write to us', 'primary'),
            picture([14, 1, 11, 10], 'square'),
          ],
          { pictures: ['pebbles'], links: ['mailto:hello@stillwater.example'] },
        ),
      ],
    },
    {
      urlId: 'begin',
      title: 'Your first class',
      menu: 'Begin',
      description: 'The first class is free. Choose one and keep a mat.',
      sections: [
        place({ theme: 'light' }, [
          heading([1, 1, 10, 3], 'The first class is free', 1),
          text(
            [1, 4, 10, 5],
            p('Choose a class and we keep a mat by the window. You need no card and no plan.'),
            p('88 Alder Street, Astoria. The bus stops at the cannery.'),
          ),
          form(
            [13, 1, 12, 14],
            'Keep my mat',
            'See you soon. A letter with the way and what to wear is in your mail.',
          ),
        ]),
        place({ contentWidth: 'medium' }, [
          block('quote', [1, 1, 24, 4], {
            quote: 'Breathe in. That was already most of it.',
            source: 'Painted above the shoe rack',
          }),
        ]),
      ],
    },
  ],
};
