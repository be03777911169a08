import {
  button,
  columns,
  designsOf,
  h2,
  h3,
  heading,
  name,
  p,
  picture,
  strong,
  text,
  type Say,
} from '../design-kit.ts';

const roles = [
  (say: Say) => say('Founder', 'Gründung'),
  (say: Say) => say('Workshop', 'Werkstatt'),
  (say: Say) => say('Shop', 'Laden'),
  (say: Say) => say('Shipping', 'Versand'),
];

const person = (say: Say, index: number) => [
  h3(say('First and last name', 'Vor- und Nachname')),
  p(roles[index % roles.length]!(say)),
];

/** Who works there. */
export const teamDesigns = designsOf('team', {
  'team-three': [
    name('Three people', 'Drei Menschen'),
    {},
    (say) => [
      heading([1, 1, 14, 2], say('Who you meet here', 'Wen Sie hier treffen')),
      ...columns(3, (at, index) => [
        picture(at(4, 6), 'portrait'),
        text(at(10, 2, true), ...person(say, index)),
      ]),
    ],
  ],
  'team-four': [
    name('Four people', 'Vier Menschen'),
    { theme: 'light' },
    (say) => [
      heading([1, 1, 14, 2], say('The team', 'Das Team')),
      ...columns(4, (at, index) => [
        picture(at(4, 5), 'square'),
        text(at(9, 2, true), ...person(say, index)),
      ]),
    ],
  ],
  'team-round': [
    name('Four round portraits', 'Vier runde Porträts'),
    {},
    (say) => [
      text(
        [1, 1, 14, 3],
        h2(say('Small on purpose', 'Mit Absicht klein')),
        p(say('Four people, one kitchen table.', 'Vier Menschen, ein Küchentisch.')),
      ),
      ...[1, 7, 13, 19].flatMap((column, index) => [
        picture([column, 5, 4, 4], 'round'),
        text([column, 9, 5, 2], ...person(say, index)),
      ]),
    ],
  ],
  'team-one': [
    name('One person', 'Ein Mensch'),
    { verticalAlignment: 'middle' },
    (say) => [
      picture([1, 1, 10, 9], 'portrait'),
      text(
        [12, 2, 12, 5],
        h2(say('First and last name', 'Vor- und Nachname')),
        strong(say('Architect, at the house since 2012', 'Architektin, seit 2012 im Haus')),
        p(
          say(
            'Draws by hand first. Thinks that a good plan fits on one sheet, and that most windows are too small.',
            'Zeichnet zuerst von Hand. Findet, dass ein guter Plan auf ein Blatt passt und die meisten Fenster zu klein sind.',
          ),
        ),
      ),
      button([12, 7, 6, 2], say('Write a message', 'Nachricht schreiben'), 'secondary'),
    ],
  ],
  'team-join': [
    name('Join us', 'Arbeiten bei uns'),
    { theme: 'dark', verticalAlignment: 'middle' },
    (say) => [
      text(
        [1, 1, 11, 4],
        h2(say('There is a place at the table', 'Am Tisch ist noch ein Platz')),
        p(
          say(
            'We look for somebody with steady hands and good questions.',
            'Wir suchen jemanden mit ruhigen Händen und guten Fragen.',
          ),
        ),
      ),
      button([1, 5, 8, 2], say('See open jobs', 'Offene Stellen')),
      picture([13, 1, 12, 7], 'landscape'),
    ],
  ],
});
