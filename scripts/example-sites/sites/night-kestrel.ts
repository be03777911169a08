/** A musician on tour: black, pink light, wide capitals. */
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
import { nameItems } from '../../../packages/blocks/src/types/items.ts';
import { shapes, sound, stage } from '../drawing/abstract.ts';
import { tall } from '../drawing/canvas.ts';
import type { ExampleSite } from '../example-site.ts';
import { changes, drawn, place, tour, use } from '../site-kit.ts';

const dark = ['#0b0b14', '#1a1026'];

export const nightKestrel: ExampleSite = {
  identifier: 'night-kestrel',
  title: 'Night Kestrel',
  tagline: 'Songs for empty motorways.',
  country: 'GB',
  currency: 'GBP',
  locale: 'en-GB',
  timeZone: 'Europe/London',
  preset: 'nocturne',
  settings: {
    fonts: { heading: 'unbounded', body: 'space-grotesk' },
    styles: changes(
      ['#0b0a12', '#181524', '#f7f3ff', '#b6afc9', '#ff5c9a', '#26000f', '#3b3452'],
      ['#050409', '#15121f', '#f7f3ff', '#b6afc9', '#ff5c9a', '#26000f', '#3b3452'],
      {
        'heading-size': 'usual',
        'heading-weight': '800',
        'heading-letters': 'capitals',
        'section-space': 'usual',
        'corner-radius': '0px',
        'button-radius': '99px',
        'button-letters': 'capitals',
      },
    ),
    frame: {
      header: {
        showSearch: false,
        showAccount: false,
        showCart: false,
        buttonText: 'Tickets',
        buttonUrl: '/tour',
      },
    },
    announcement: {
      isOn: true,
      text: 'The record “Hard Shoulder” is out.',
      linkText: 'Hear it',
      linkUrl: '/record',
      color: 'accent',
    },
    business: { contactEmail: 'booking@nightkestrel.example' },
    social: {
      socialAccounts: [
        { serviceName: 'Bandcamp', profileUrl: 'https://bandcamp.com/' },
        { serviceName: 'YouTube', profileUrl: 'https://www.youtube.com/' },
      ],
    },
  },
  pictures: {
    live: drawn(
      stage(3, dark, ['#ff4d7d', '#7d5cff', '#29c5ff', '#ffb84d']),
      'Four beams of light over a crowd',
      [0.5, 0.6],
    ),
    red: drawn(
      stage(11, ['#12040a', '#2a0714'], ['#ff3355', '#ff5c9a', '#ff8a5c']),
      'Red light over a crowd',
    ),
    blue: drawn(
      stage(17, ['#04060f', '#0a1230'], ['#3a6bff', '#6fd0ff', '#a070ff', '#3a6bff', '#9a8cff']),
      'Blue light over a crowd',
    ),
    cover: drawn(
      sound(2, '#111114', ['#f4f0e6', '#ff5c9a']),
      'The cover of Hard Shoulder: lines like a mountain of sound',
    ),
    first: drawn(sound(9, '#1b1030', ['#8d7bff', '#5cc8ff']), 'The cover of Slip Road'),
    single: drawn(sound(15, '#2a0714', ['#ffb84d', '#ff5c5c']), 'The cover of Layby'),
    poster: drawn(
      shapes(23, '#0b0a12', ['#ff5c9a', '#3a6bff', '#f7f3ff', '#181524', '#ffb84d'], tall),
      'A poster of circles and bars',
    ),
  },
  pages: [
    {
      urlId: 'welcome',
      title: 'Night Kestrel',
      description: 'Songs for empty motorways. New record, tour dates, and where to hear it.',
      sections: [
        use(
          'intro-picture',
          [
            'Hard Shoulder',
            'Eleven songs, written between midnight and Birmingham. The record is out, the van is packed.',
            'Get tickets',
          ],
          {
            pictures: ['live'],
            links: ['/tour'],
            style: { background: { source: 'upload', color: '#05040a', overlay: 0.35 } },
          },
        ),
        place(
          {},
          [
            heading([1, 1, 14, 2], 'Next nights'),
            button([17, 1, 8, 2], 'All dates', 'secondary', 'right'),
            tour(
              [1, 4, 24, 8],
              [
                '2027-02-04|4 Feb, 8 pm|The Brudenell|Leeds',
                '2027-02-05|5 Feb, 8 pm|Stereo|Glasgow sold out',
                '2027-02-08|8 Feb, 7 pm|The Cluny|Newcastle',
              ],
            ),
          ],
          { links: ['/tour'] },
        ),
        use(
          'newsletter-picture',
          [
            'The night bus list',
            'A letter before tickets go on sale. Nothing in between.',
            'Email',
            'Get on',
          ],
          { pictures: ['poster'], style: { theme: 'light' } },
        ),
        use('text-statement', ['Play it after eleven, on the move.'], {}),
      ],
    },
    {
      urlId: 'tour',
      title: 'Tour',
      description: 'All nights of the Hard Shoulder tour.',
      sections: [
        place({}, [
          heading([1, 1, 20, 3], 'Hard Shoulder tour', 1),
          tour(
            [1, 5, 24, 16],
            [
              '2027-02-04|4 Feb, 8 pm|The Brudenell|Leeds',
              '2027-02-05|5 Feb, 8 pm|Stereo|Glasgow sold out',
              '2027-02-08|8 Feb, 7 pm|The Cluny|Newcastle',
              '2027-02-10|10 Feb, 8 pm|Night & Day|Manchester',
              '2027-02-12|12 Feb, 8 pm|Clwb Ifor Bach|Cardiff',
              '2027-02-13|13 Feb, 7 pm|Strange Brew|Bristol',
              '2027-02-17|17 Feb, 8 pm|Village Underground|London sold out',
              '2027-02-20|20 Feb, 9 pm|Molotow|Hamburg',
              '2027-02-22|22 Feb, 9 pm|Lido|Berlin',
            ],
          ),
        ]),
        use('gallery-strip', ['From the last one'], {
          pictures: ['red', 'blue', 'live', 'red', 'blue', 'live'],
        }),
        use(
          'faq-aside',
          [
            'At the door',
            'Not answered? Ask the people who drive the van.',
            'Write',
            'When do you play?',
            'An hour after the time on the ticket. There is always somebody good before us.',
            'Is there a place to sit?',
            'In most rooms, at the side. Tell us by mail and we keep it.',
            'May I record?',
            'One song, please. Then put it in your pocket.',
            'Will there be records?',
            'At the table by the exit, with tea.',
          ],
          { links: ['mailto:booking@nightkestrel.example'] },
        ),
      ],
    },
    {
      urlId: 'record',
      title: 'Records',
      description: 'Hard Shoulder, Slip Road, Layby.',
      sections: [
        place({}, [heading([1, 1, 16, 3], 'Records', 1)]),
        place(
          { verticalAlignment: 'middle' },
          [
            picture([1, 1, 11, 10], 'square'),
            text(
              [14, 1, 11, 7],
              h2('Hard Shoulder'),
              h3('2026, eleven songs'),
              p(
                'Recorded in nine nights above a tyre shop in Salford. Drum machine, a borrowed cello, and the A1 outside the window.',
              ),
            ),
            button([14, 8, 6, 2], 'Buy the record'),
            button([20, 8, 5, 2], 'Lyrics', 'secondary'),
          ],
          {
            pictures: ['cover'],
            links: ['https://bandcamp.com/', 'mailto:booking@nightkestrel.example'],
          },
        ),
        place(
          { theme: 'light' },
          [
            heading([1, 1, 14, 2], 'Before that'),
            picture([1, 4, 12, 8], 'square'),
            text(
              [1, 12, 11, 3],
              h3('Slip Road, 2023'),
              p('Eight songs and a field recording of rain.'),
            ),
            picture([13, 4, 12, 8], 'square'),
            text(
              [13, 12, 11, 3],
              h3('Layby, 2021'),
              p('Two songs on red vinyl. Sold out, and on every service.'),
            ),
          ],
          { pictures: ['first', 'single'] },
        ),
      ],
    },
    {
      urlId: 'contact',
      title: 'Contact',
      description: 'Booking, press and letters.',
      sections: [
        place({}, [
          heading([1, 1, 10, 3], 'Say it loud', 1),
          text([1, 5, 7, 4], h2('Booking'), p('booking@nightkestrel.example')),
          text(
            [9, 5, 7, 4],
            h2('Press'),
            p('Pictures and a page of words come by mail, the same day.'),
          ),
          text(
            [17, 5, 7, 4],
            h2('Letters'),
            p('PO Box 212, Salford. Drawings of birds are answered first.'),
          ),
        ]),
        place({ theme: 'light', contentWidth: 'medium' }, [
          heading([1, 1, 10, 2], 'Elsewhere'),
          block('social-links', [14, 1, 11, 2], {
            links: nameItems([
              { url: 'https://bandcamp.com/' },
              { url: 'https://www.youtube.com/' },
              { url: 'https://www.instagram.com/' },
            ]),
          }),
        ]),
        use('gallery-wide', [], { pictures: ['red'] }),
      ],
    },
  ],
};
