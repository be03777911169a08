/** A magazine: newsprint, red, a reading face, many posts. */
import {
  block,
  button,
  h2,
  heading,
  line,
  p,
  picture,
  quote,
  text,
} from '../../../packages/blocks/src/library/design-kit.ts';
import { shapes, sound, twigs } from '../drawing/abstract.ts';
import { arcade } from '../drawing/buildings.ts';
import { wide } from '../drawing/canvas.ts';
import { landscape } from '../drawing/landscape.ts';
import { tableTop } from '../drawing/table-top.ts';
import type { ExamplePost, ExampleSite } from '../example-site.ts';
import { changes, drawn, form, place, use } from '../site-kit.ts';

const post = (
  of: Omit<ExamplePost, 'sections'>,
  first: string,
  second: string,
  said: string,
): ExamplePost => ({
  ...of,
  sections: [
    place({ contentWidth: 'small' }, [
      text([1, 1, 24, 6], p(first)),
      quote([1, 8, 24, 3], said, of.author),
      text([1, 12, 24, 6], h2('What stays'), p(second)),
    ]),
  ],
});

export const theMargin: ExampleSite = {
  identifier: 'the-margin',
  title: 'The Margin',
  tagline: 'A magazine about things at the edge. Four times a year.',
  country: 'US',
  currency: 'USD',
  locale: 'en-US',
  timeZone: 'America/New_York',
  preset: 'linden',
  settings: {
    fonts: { heading: 'newsreader', body: 'source-serif-4' },
    styles: changes(
      ['#faf8f3', '#efebe1', '#16130f', '#5d564b', '#b3121d', '#ffffff', '#d5cebf'],
      ['#16130f', '#24201a', '#faf8f3', '#bdb5a6', '#ff9a8f', '#2b0405', '#463f35'],
      {
        'heading-size': 'grand',
        'heading-weight': '500',
        'section-space': 'usual',
        'corner-radius': '0px',
        'button-radius': '0px',
        'header-place': 'centred',
      },
    ),
    frame: {
      header: {
        showAccount: false,
        showCart: false,
        buttonText: 'Subscribe',
        buttonUrl: '/subscribe',
      },
    },
    business: { contactEmail: 'letters@themargin.example' },
  },
  pictures: {
    lighthouse: drawn(
      landscape({
        seed: 83,
        sky: ['#4d565c', '#b9bdb6'],
        ridges: ['#8b9290', '#646c6b', '#3c4443'],
        rough: 0.3,
        water: ['#7d8684', '#2b3232'],
      }),
      'A grey sea below grey hills',
    ),
    arcade: drawn(
      arcade({
        sky: ['#d9714f', '#f2c79a'],
        sun: '#efe2cc',
        shade: '#a98d74',
        deep: '#3f3028',
        ground: '#cbb497',
      }),
      'An arcade in the evening',
    ),
    soup: drawn(
      tableTop({
        seed: 33,
        cloth: ['#d9cbb4', '#bfae92'],
        plates: [
          {
            x: 0.5,
            y: 0.34,
            r: 0.24,
            color: '#f6f2e8',
            sauce: '#c9832f',
            food: ['#e8b04a', '#f3dca0', '#7b8f3c', '#b4542c'],
          },
        ],
      }),
      'A bowl of soup from above',
    ),
    waves: drawn(sound(21, '#16130f', ['#faf8f3'], wide), 'White lines that rise on black'),
    weeds: drawn(
      twigs(
        61,
        ['#efebe1', '#d9d0bd'],
        ['#6f7f5c', '#8a9a72', '#5a6a48', '#a9a583', '#7a8a60'],
        wide,
      ),
      'Weeds, pressed',
    ),
    cover: drawn(
      shapes(77, '#faf8f3', ['#b3121d', '#16130f', '#efebe1', '#d5cebf', '#b3121d']),
      'The cover of number 14: shapes in red and black',
    ),
  },
  journal: {
    urlId: 'stories',
    title: 'Stories',
    description: 'All that is free to read.',
    posts: [
      post(
        {
          title: 'The last weed inspector of Nebraska',
          excerpt: 'She knows four hundred plants that nobody wants, and likes most of them.',
          picture: 'weeds',
          author: 'Edie Marsh',
          categories: ['Fields'],
        },
        'The county still pays for one car and one person. The car is a Ford with two hundred thousand miles on it; the person is out of it before it stands still. Here, she says, and kneels in the ditch.',
        'By noon we have found eleven things that must be reported and one that must not: a prairie clover that was thought to be gone. She writes nothing down. She covers it with her hat until we leave.',
        'A weed is a plant with bad timing.',
      ),
      post(
        {
          title: 'How to leave a lighthouse',
          excerpt: 'The lamp went automatic in 1989. The keeper’s kettle is still on the stove.',
          picture: 'lighthouse',
          author: 'Jon Abara',
          categories: ['Sea'],
        },
        'There are a hundred and forty-two steps, and at the top a room with a kettle. Nobody has lived here since the lamp learned to switch itself on, but somebody dusts.',
        'The boat comes back at four. From the water the light looks as it always did: two seconds on, eight off. It does not care who counts.',
        'You do not switch it off. You stop switching it on.',
      ),
      post(
        {
          title: 'Soup for forty, every Thursday',
          excerpt: 'A parish kitchen that has used the same pot since 1951.',
          picture: 'soup',
          author: 'Edie Marsh',
          categories: ['Tables'],
        },
        'The pot holds sixty litres and has no handles left. Two people carry it with a broomstick, a third opens the door. It has been so on every Thursday since the flood.',
        'At two o’clock the chairs are back on the tables. Somebody has left a jar of beans by the sink, with a name on it: next week’s soup has begun.',
        'First you peel. Then you talk.',
      ),
      post(
        {
          title: 'Arcades without shops',
          excerpt: 'Bologna has sixty kilometres of shade. Most of it sells nothing.',
          picture: 'arcade',
          author: 'Lucia Ferri',
          categories: ['Towns'],
        },
        'A law of 1288 says that every house must lend its ground floor to whoever walks by. It was never taken back, so the city is a corridor that belongs to everybody.',
        'At night the lamps between the columns go on one after another, as if somebody walked ahead of you. Nobody does. It only gets dark at different times.',
        'Rain is something that happens to others.',
      ),
    ],
  },
  form: {
    name: 'Pitch',
    fields: [
      { type: 'text', title: 'Name', required: true },
      { type: 'email', title: 'Email', required: true },
      { type: 'textarea', title: 'What is at the edge?', required: true },
    ],
  },
  pages: [
    {
      urlId: 'welcome',
      title: 'The Margin',
      description: 'A magazine about things at the edge. Number 14 is out: Things that wait.',
      sections: [
        use(
          'intro-wide',
          [
            'Number 14: Things that wait',
            'A lamp without a keeper, a ditch in Nebraska, and sixty kilometres of shade.',
          ],
          { pictures: ['lighthouse'] },
        ),
        use('posts-three', ['In this issue', 'All stories'], { links: ['/stories'] }),
        use('text-statement', ['The middle is well covered. We take the rest.'], {
          style: { theme: 'dark' },
        }),
        place(
          { theme: 'light', verticalAlignment: 'middle' },
          [
            picture([1, 1, 12, 9], 'square'),
            text(
              [14, 2, 10, 3],
              h2('On paper, and slow'),
              p(
                'Ninety-six pages, sewn, without a single advertisement. It arrives when it is done.',
              ),
            ),
            button([14, 5, 7, 2], 'Subscribe'),
          ],
          { pictures: ['cover'], links: ['/subscribe'] },
        ),
      ],
    },
    {
      urlId: 'issues',
      title: 'Issues',
      description: 'What was at the edge so far.',
      sections: [
        place({}, [
          heading([1, 1, 16, 3], 'Back issues', 1),
          text([17, 1, 8, 3], p('Those that are left. Each is one subject from many sides.')),
        ]),
        place(
          {},
          [
            picture([1, 1, 8, 7], 'portrait'),
            text([1, 8, 7, 4], h2('14 · Things that wait'), p('Lamps, weeds, soup.')),
            picture([9, 1, 8, 7], 'portrait'),
            text([9, 8, 7, 4], h2('13 · Noise'), p('Who owns the quiet, and until when.')),
            picture([17, 1, 8, 7], 'portrait'),
            text(
              [17, 8, 7, 4],
              h2('12 · Weeds'),
              p('The one that sold out first. Ten copies were in a drawer.'),
            ),
          ],
          { pictures: ['cover', 'waves', 'weeds'] },
        ),
      ],
    },
    {
      urlId: 'about',
      title: 'About',
      description: 'Who makes this magazine, and how to write for it.',
      sections: [
        place({ contentWidth: 'medium' }, [
          heading([1, 1, 20, 4], 'Four people and a long table in Troy', 1),
          text(
            [1, 5, 18, 5],
            p(
              'We print what is too slow for the news and too true for a novel. Writers are paid on the day that they hand in, a dollar a word.',
            ),
          ),
          line([1, 10, 24, 1]),
        ]),
        use('text-aside', [
          'Write for us',
          'Send ten lines, not the piece. Tell us who lets you in. We answer everybody within three weeks, and we say why.',
        ]),
        place({ theme: 'light' }, [
          heading([1, 1, 9, 3], 'Pitch us'),
          form(
            [12, 1, 13, 12],
            'Send ten lines',
            'Thank you. We read on Fridays and write back within three weeks.',
          ),
        ]),
      ],
    },
    {
      urlId: 'subscribe',
      title: 'Subscribe',
      menu: '',
      description: 'Four issues a year, at the door.',
      sections: [
        place({}, [heading([1, 1, 16, 3], 'On paper, four times a year', 1)]),
        use(
          'prices-plans',
          [
            'Four issues a year',
            'Here',
            '$ 68',
            'Four issues in the United States\nAll stories on the web\nStop whenever you like',
            'Write to us',
            'There',
            '$ 92',
            'Four issues, anywhere else\nBy ship, so it takes a while\nWith a postcard from the port',
            'Write to us',
            'For two',
            '$ 120',
            'Yours, and one for a friend\nA card in your words\nThe first one on a day you choose',
            'Write to us',
          ],
          {
            links: [
              'mailto:letters@themargin.example',
              'mailto:letters@themargin.example',
              'mailto:letters@themargin.example',
            ],
          },
        ),
        place({ contentWidth: 'medium' }, [
          block('newsletter', [1, 1, 24, 6], {
            title: 'Or a letter, for nothing',
            text: 'One story every other Sunday.',
            fieldLabel: 'Email',
            buttonLabel: 'Send it',
          }),
        ]),
      ],
    },
  ],
};
