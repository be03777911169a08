/** A consultant for small factories: cobalt and yellow, plain words, one chart. */
import {
  block,
  h2,
  heading,
  p,
  picture,
  text,
} from '../../../packages/blocks/src/library/design-kit.ts';
import { shapes } from '../drawing/abstract.ts';
import { tall } from '../drawing/canvas.ts';
import type { ExampleSite } from '../example-site.ts';
import { changes, drawn, form, place, tabs, use } from '../site-kit.ts';

const paints = ['#1f35d6', '#ffd23f', '#0c1030', '#e9ecff', '#ff7a59'];

export const northlight: ExampleSite = {
  identifier: 'northlight',
  title: 'Northlight',
  tagline: 'Fewer meetings, shorter lead times. For factories of up to 200 people.',
  country: 'US',
  currency: 'USD',
  locale: 'en-US',
  timeZone: 'America/Chicago',
  preset: 'kiosk',
  settings: {
    fonts: { heading: 'sora', body: 'inter' },
    styles: changes(
      ['#ffffff', '#eef0ff', '#0c1030', '#4b5070', '#1f35d6', '#ffffff', '#cfd4f5'],
      ['#0c1030', '#171c45', '#ffffff', '#b9bfe4', '#ffd23f', '#0c1030', '#333a70'],
      {
        'heading-size': 'usual',
        'heading-weight': '700',
        'section-space': 'airy',
        'corner-radius': '12px',
        'button-radius': '12px',
      },
    ),
    frame: {
      header: {
        showSearch: false,
        showAccount: false,
        showCart: false,
        buttonText: 'Book a call',
        buttonUrl: '/talk',
      },
    },
    business: {
      contactEmail: 'talk@northlight.example',
      contactPhoneNumber: '+1 312 555 0187',
      location: {
        addressTitle: 'Northlight',
        addressLine1: '900 W Fulton Market',
        addressLine2: 'Chicago, IL',
      },
    },
  },
  pictures: {
    one: drawn(shapes(5, '#ffffff', paints), 'Circles, quarters and bars in blue and yellow'),
    two: drawn(shapes(12, '#eef0ff', paints, tall), 'A high pattern in blue, yellow and coral'),
    three: drawn(
      shapes(29, '#0c1030', ['#1f35d6', '#ffd23f', '#ffffff', '#ff7a59'], tall),
      'A pattern on dark blue',
    ),
    four: drawn(
      shapes(37, '#ffd23f', ['#1f35d6', '#0c1030', '#ffffff', '#ffd23f']),
      'A pattern on yellow',
    ),
  },
  form: {
    name: 'Call',
    fields: [
      { type: 'text', title: 'Name', required: true },
      { type: 'email', title: 'Email at work', required: true },
      {
        type: 'select',
        title: 'How many people?',
        options: ['Up to 20', '20 to 60', '60 to 200', 'More'],
        required: true,
      },
      { type: 'textarea', title: 'What is late most often?' },
    ],
  },
  pages: [
    {
      urlId: 'welcome',
      title: 'Shorter lead times for small factories',
      description:
        'Northlight helps factories of up to 200 people to deliver on the day that they said.',
      sections: [
        use(
          'intro-right',
          [
            'Deliver on the day you said',
            'We find the three places where your orders wait, and move them. In twelve weeks, with your people, on your floor.',
            'Book a call',
          ],
          { pictures: ['two'], links: ['/talk'] },
        ),
        use(
          'features-steps',
          [
            'Twelve weeks, four steps',
            '1. Watch',
            'A week on the floor. We follow ten orders from the mail to the truck.',
            '2. Map',
            'One wall, all the waiting on it. Everybody sees the same thing.',
            '3. Move',
            'Two changes a week. What does not help goes back.',
            '4. Leave',
            'Your people run the wall. We call once a month.',
          ],
          { style: { theme: 'light' } },
        ),
        place({ verticalAlignment: 'middle' }, [
          text(
            [1, 1, 9, 6],
            h2('Where the time goes'),
            p(
              'Of an order that takes twenty days, people work on it for less than two. This is what we measure first, and what you get as a drawing after a week.',
            ),
          ),
          block('chart', [11, 1, 14, 10], {
            look: 'bar',
            title: 'Days of a typical order',
            unit: '',
            showValues: false,
            dataset: {
              seriesLabel: 'Step',
              columns: ['Waiting', 'Working'],
              rows: [
                { name: 'Quote', values: [4, 0.3] },
                { name: 'Parts', values: [6, 0.2] },
                { name: 'Making', values: [5, 1.1] },
                { name: 'Shipping', values: [3, 0.2] },
              ],
            },
          }),
        ]),
        use(
          'call-bold',
          [
            'Thirty minutes, no slides',
            'You tell us what is late. We tell you whether we can help.',
            'Book a call',
          ],
          { links: ['/talk'] },
        ),
      ],
    },
    {
      urlId: 'services',
      title: 'Services',
      description: 'Three ways to work with us, with their prices.',
      sections: [
        place({}, [
          heading([1, 1, 16, 4], 'Three ways to work with us', 1),
          text([1, 5, 12, 2], p('Prices are for the whole thing. Travel is in them.')),
        ]),
        use(
          'prices-plans',
          [
            'Choose the depth',
            'Look',
            '$ 9,500',
            'One week on the floor\nA wall that shows the waiting\nThree things to do first',
            'Start here',
            'Move',
            '$ 48,000',
            'Twelve weeks\nTwo days a week on site\nEnds with numbers, or we go on for free',
            'Talk to us',
            'Stay',
            '$ 1,900 a month',
            'A call each month\nTwo visits a year\nOnly after Move',
            'Ask',
          ],
          { links: ['/talk', '/talk', '/talk'] },
        ),
        place({ theme: 'light', contentWidth: 'medium' }, [
          heading([1, 1, 20, 2], 'By trade'),
          tabs(
            [1, 4, 24, 7],
            'Trades',
            [
              'Metal',
              'Batches are too large, and the laser is not the problem. We begin at the bending brake and at quotes.',
            ],
            [
              'Food',
              'Change-overs eat the morning. We sort recipes so that what is alike follows each other.',
            ],
            [
              'Furniture',
              'Every order is special, three quarters of it is not. We draw the line between them.',
            ],
          ),
        ]),
        use(
          'faq-aside',
          [
            'Plain answers',
            'Another one? Ask us.',
            'Ask',
            'Do you bring software?',
            'No. A wall, tape and a clock. If you need software afterwards, you will know which.',
            'Who comes?',
            'Two people who have run a floor themselves, and always the same two.',
            'What if it does not work?',
            'Then we have told you after a week, and you have paid for that week.',
            'Are jobs cut?',
            'Not by us. We work where people stay, and it is in the contract.',
          ],
          { links: ['/talk'] },
        ),
      ],
    },
    {
      urlId: 'about',
      title: 'About',
      description: 'Two people who have run factories.',
      sections: [
        use(
          'intro-wide',
          [
            'We have been late ourselves',
            'Eleven and sixteen years in charge of a floor: lamps in Ohio, gears in Milwaukee.',
          ],
          { pictures: ['one'] },
        ),
        use('about-values', [
          'What we hold to',
          'The floor is right',
          'If the screen says one thing and the pallet another, the pallet wins.',
          'Small and back',
          'A change is small enough to be undone on the same day.',
          'No secrets',
          'Everybody sees every number, from the first week on.',
        ]),
        place(
          { theme: 'dark' },
          [
            picture([1, 1, 10, 10], 'portrait'),
            text(
              [13, 3, 11, 6],
              h2('Why north light'),
              p(
                'Old factories have roofs like a saw, with glass to the north: even light, no glare, and you see what you make. That is all we are after.',
              ),
            ),
          ],
          { pictures: ['three'] },
        ),
      ],
    },
    {
      urlId: 'talk',
      title: 'Book a call',
      menu: 'Talk',
      description: 'Thirty minutes, no slides.',
      sections: [
        place({}, [
          heading([1, 1, 10, 3], 'What is late?', 1),
          text(
            [1, 4, 10, 4],
            p(
              'Thirty minutes on the phone. We answer within one working day with two times to choose from.',
            ),
          ),
          text([1, 8, 10, 4], h2('Rather by phone?'), p('+1 312 555 0187, from 7 to 5 in Chicago')),
          form(
            [13, 1, 12, 15],
            'Ask for a call',
            'Thank you. Two times to choose from are on their way.',
          ),
        ]),
        use('gallery-wide', [], { pictures: ['four'] }),
      ],
    },
  ],
};
