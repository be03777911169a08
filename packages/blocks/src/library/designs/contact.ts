import {
  block,
  button,
  columns,
  designsOf,
  h2,
  h3,
  heading,
  name,
  p,
  picture,
  text,
  type Cells,
  type Say,
} from '../design-kit.ts';

const form = (at: Cells, say: Say) =>
  block('form', at, {
    submitLabel: say('Send', 'Senden'),
    successText: say('Thank you! We will write back soon.', 'Danke! Wir schreiben bald zurück.'),
  });

/** How to reach somebody. */
export const contactDesigns = designsOf('contact', {
  'contact-form': [
    name('Form beside words', 'Formular neben Worten'),
    {},
    (say) => [
      text(
        [1, 1, 10, 5],
        h2(say('Write to us', 'Schreiben Sie uns')),
        p(
          say(
            'We read everything and answer within two working days.',
            'Wir lesen alles und antworten in zwei Werktagen.',
          ),
        ),
        p('hello@example.com'),
      ),
      form([13, 1, 12, 12], say),
    ],
  ],
  'contact-three': [
    name('Visit, call, write', 'Besuchen, anrufen, schreiben'),
    { theme: 'light' },
    (say) => {
      const words = [
        () => [
          h3(say('Visit', 'Besuchen')),
          p(
            say(
              '12 Mill Lane, open Tuesday to Saturday, 10 to 6',
              'Mühlgasse 12, Dienstag bis Samstag, 10 bis 18 Uhr',
            ),
          ),
        ],
        () => [
          h3(say('Call', 'Anrufen')),
          p(
            say(
              '+49 30 1234567, on workdays from 9 to 5',
              '+49 30 1234567, werktags von 9 bis 17 Uhr',
            ),
          ),
        ],
        () => [
          h3(say('Write', 'Schreiben')),
          p(say('hello@example.com, at any time', 'hello@example.com, jederzeit')),
        ],
      ];
      return [
        heading([1, 1, 14, 2], say('How to reach us', 'So erreichen Sie uns')),
        ...columns(3, (at, index) => [text(at(4, 3, true), ...words[index]!())]),
      ];
    },
  ],
  'contact-hours': [
    name('Hours and a picture', 'Zeiten und ein Bild'),
    { verticalAlignment: 'middle' },
    (say) => [
      text(
        [1, 1, 11, 6],
        h2(say('When we are here', 'Wann wir da sind')),
        p(say('Tuesday to Friday: 10 to 6', 'Dienstag bis Freitag: 10 bis 18 Uhr')),
        p(say('Saturday: 10 to 4', 'Samstag: 10 bis 16 Uhr')),
        p(say('Sunday and Monday: closed', 'Sonntag und Montag: geschlossen')),
      ),
      button([1, 7, 8, 2], say('Find the way', 'Weg finden'), 'secondary'),
      picture([13, 1, 12, 8], 'landscape'),
    ],
  ],
  'contact-picture': [
    name('Form beside a picture', 'Formular neben einem Bild'),
    {},
    (say) => [
      picture([1, 1, 11, 12], 'portrait'),
      heading([13, 1, 12, 2], say('Tell us about your plans', 'Erzählen Sie von Ihren Plänen')),
      form([13, 3, 12, 11], say),
    ],
  ],
  'contact-places': [
    name('Two places', 'Zwei Orte'),
    {},
    (say) => {
      const words = [
        () => [
          h3(say('The shop in town', 'Der Laden in der Stadt')),
          p(
            say(
              '12 Mill Lane, five minutes from the station',
              'Mühlgasse 12, fünf Minuten vom Bahnhof',
            ),
          ),
        ],
        () => [
          h3(say('The workshop outside', 'Die Werkstatt draußen')),
          p(say('3 Old Dairy, with parking by the gate', 'Alte Molkerei 3, Parkplätze am Tor')),
        ],
      ];
      return [
        heading([1, 1, 14, 2], say('Two places, one bell', 'Zwei Orte, eine Klingel')),
        ...columns(2, (at, index) => [
          picture(at(4, 6), 'landscape'),
          text(at(10, 3, true), ...words[index]!()),
        ]),
      ];
    },
  ],
});
