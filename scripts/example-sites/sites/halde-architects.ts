/** Architects: concrete grey and one orange, a technical face, plans and light. */
import {
  h2,
  heading,
  line,
  p,
  picture,
  text,
} from '../../../packages/blocks/src/library/design-kit.ts';
import { arcade, floorPlan, stairs, volumes, type Daylight } from '../drawing/buildings.ts';
import { tall } from '../drawing/canvas.ts';
import type { ExampleSite } from '../example-site.ts';
import { changes, drawn, form, place, use } from '../site-kit.ts';

const noon: Daylight = {
  sky: ['#7fa6c9', '#d6e2e6'],
  sun: '#f2ece2',
  shade: '#b9ab9b',
  deep: '#4d4740',
  ground: '#d9cdbd',
};
const clay: Daylight = {
  ...noon,
  sun: '#e6b394',
  shade: '#b3735a',
  deep: '#5c3329',
  ground: '#caa084',
};
const winter: Daylight = {
  sky: ['#aeb6ba', '#e4e6e4'],
  sun: '#e3e3de',
  shade: '#9b9e9c',
  deep: '#3a3d3d',
  ground: '#c9cac5',
};
const dusk: Daylight = {
  sky: ['#2f3d5c', '#e0a184'],
  sun: '#d9c4b4',
  shade: '#84707a',
  deep: '#2c2733',
  ground: '#8e7c7a',
};

export const haldeArchitects: ExampleSite = {
  identifier: 'halde-architects',
  title: 'Halde',
  tagline: 'Architects in Zürich. Few houses, drawn to the last screw.',
  country: 'CH',
  currency: 'CHF',
  locale: 'en-GB',
  timeZone: 'Europe/Zurich',
  preset: 'kiosk',
  settings: {
    fonts: { heading: 'archivo', body: 'archivo' },
    styles: changes(
      ['#f1f0ec', '#e2e1db', '#191919', '#565650', '#b83a12', '#ffffff', '#191919'],
      ['#191919', '#262626', '#f1f0ec', '#b4b3ac', '#ff8a5c', '#2a0d02', '#4a4a48'],
      {
        'heading-size': 'grand',
        'heading-weight': '600',
        'section-space': 'usual',
        'corner-radius': '0px',
        'button-radius': '0px',
      },
    ),
    frame: { header: { showSearch: false, showAccount: false, showCart: false } },
    business: {
      contactEmail: 'buero@halde.example',
      contactPhoneNumber: '+41 44 555 01 20',
      location: {
        addressTitle: 'Halde Architekten',
        addressLine1: 'Haldenstrasse 24',
        addressLine2: '8045 Zürich',
      },
    },
  },
  pictures: {
    house: drawn(volumes(noon), 'A white house of two volumes on a bright day'),
    housePlan: drawn(floorPlan('#f1f0ec', '#191919'), 'The ground floor of the house'),
    steps: drawn(stairs(noon), 'Stairs that climb to an arch'),
    school: drawn(arcade(clay), 'Four arches in a wall of red plaster'),
    schoolSteps: drawn(stairs(clay), 'Stairs of red plaster in the evening'),
    hall: drawn(volumes(winter), 'A concrete hall under a grey sky'),
    hallPlan: drawn(floorPlan('#e2e1db', '#191919', 3), 'The plan of the hall'),
    chapel: drawn(arcade(dusk), 'An arcade at dusk'),
    tower: drawn(volumes(dusk, tall), 'A tower at dusk'),
  },
  form: {
    name: 'Project',
    fields: [
      { type: 'text', title: 'Name', required: true },
      { type: 'email', title: 'Email', required: true },
      { type: 'text', title: 'Where is the site?' },
      {
        type: 'select',
        title: 'What shall it be?',
        options: ['A house', 'A conversion', 'A public building', 'I do not know yet'],
      },
      { type: 'textarea', title: 'What is there today?' },
    ],
  },
  pages: [
    {
      urlId: 'welcome',
      title: 'Architects in Zürich',
      description: 'Halde draws and builds houses, schools and conversions in Switzerland.',
      sections: [
        use(
          'intro-wide',
          [
            'A wall is a promise about light',
            'Houses, schools and conversions. Six people, four projects at a time.',
          ],
          { pictures: ['house'] },
        ),
        use('about-numbers', [
          'Since 2009',
          '31',
          'buildings that stand',
          '4',
          'on the table',
          '6',
          'people who draw',
          '0',
          'renderings',
        ]),
        use(
          'features-zigzag',
          [
            'School in Wiedikon',
            'Four arches carry the playground. Below them it stays cool in June, and dry in March.',
            'House above the lake',
            'Two volumes, moved against each other until both had the view and neither saw the other.',
          ],
          { pictures: ['school', 'steps'] },
        ),
        use(
          'call-bold',
          [
            'A site, a ruin, a question?',
            'We look at it with you. The first walk costs nothing.',
            'Write to us',
          ],
          { links: ['/contact'] },
        ),
      ],
    },
    {
      urlId: 'projects',
      title: 'Projects',
      description: 'Built and drawn: a selection.',
      sections: [
        place({}, [
          heading([1, 1, 14, 3], 'Built and drawn', 1),
          text(
            [17, 1, 8, 3],
            p('A selection. Each was the only one of its kind, so none has a style.'),
          ),
        ]),
        place(
          {},
          [
            picture([1, 1, 16, 9], 'landscape'),
            text(
              [18, 1, 7, 6],
              h2('School, Wiedikon'),
              p(
                'Competition 2016, first prize. Built 2018 to 2020. Lime plaster over brick, larch, no cooling.',
              ),
            ),
            picture([1, 11, 8, 9], 'portrait'),
            picture([9, 11, 16, 9], 'landscape'),
          ],
          { pictures: ['school', 'schoolSteps', 'tower'] },
        ),
        place(
          {},
          [
            picture([9, 1, 16, 9], 'landscape'),
            text(
              [1, 1, 7, 6],
              h2('House above the lake'),
              p('Direct commission. 164 m² for five. Insulating concrete, poured on eleven days.'),
            ),
            picture([1, 11, 12, 8], 'landscape'),
            picture([13, 11, 12, 8], 'landscape'),
          ],
          { pictures: ['house', 'housePlan', 'steps'] },
        ),
        place(
          { theme: 'dark' },
          [
            picture([1, 1, 16, 9], 'landscape'),
            text(
              [18, 1, 7, 6],
              h2('Market hall, Oerlikon'),
              p('Conversion of a rail shed. What was steel stayed, what was tin went.'),
            ),
            picture([1, 11, 12, 8], 'landscape'),
            picture([13, 11, 12, 8], 'landscape'),
          ],
          { pictures: ['hall', 'hallPlan', 'chapel'] },
        ),
      ],
    },
    {
      urlId: 'office',
      title: 'Office',
      description: 'How we work, and what it costs.',
      sections: [
        place({}, [
          heading([1, 1, 18, 4], 'We draw by hand until we know, and by machine from then on', 1),
        ]),
        use(
          'about-story',
          [
            'One table, six chairs',
            'Every project has one person who knows all of it, from the first sketch to the last defect. You call that person, not an office.',
            'We build models of cardboard in 1:20. They stand in the window, so the street knows before the jury does.',
          ],
          { pictures: ['chapel'] },
        ),
        use(
          'features-steps',
          [
            'How it goes',
            '1. A walk',
            'We look at the place together, twice, in other weather.',
            '2. A model',
            'Cardboard, within six weeks, with a number below it.',
            '3. Drawings',
            'To the last screw, so that builders offer the same thing.',
            '4. The site',
            'Somebody of us is there three mornings a week.',
          ],
          { style: { theme: 'light' } },
        ),
        use('prices-list', [
          'What it costs',
          'Part|Share of the fee\nSketch and model|9 %\nProject and permit|30 %\nDrawings for builders|29 %\nSite|32 %',
        ]),
      ],
    },
    {
      urlId: 'contact',
      title: 'Contact',
      description: 'Address, telephone, and a form for the first question.',
      sections: [
        place({}, [
          heading([1, 1, 10, 3], 'Tell us where', 1),
          text(
            [1, 4, 10, 6],
            p('Halde Architekten'),
            p('Haldenstrasse 24, 8045 Zürich'),
            p('Tram 13 to Binz. Second yard, up the iron stairs.'),
          ),
          form(
            [13, 1, 12, 14],
            'Send',
            'Thank you. The person who will know your project writes back this week.',
          ),
          line([1, 16, 24, 1]),
          text(
            [1, 17, 10, 4],
            h2('Work here'),
            p(
              'Twice a year we look for an intern who can cut cardboard straight. Send five drawings, no letter.',
            ),
          ),
        ]),
      ],
    },
  ],
};
