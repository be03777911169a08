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
} from '../design-kit.ts';

/** Who somebody is. */
export const aboutDesigns = designsOf('about', {
  'picture-left': [
    name('Picture and text', 'Bild und Text'),
    { verticalAlignment: 'middle' },
    (say) => [
      picture([1, 1, 12, 8], 'landscape'),
      text(
        [14, 2, 10, 6],
        h2(say('Beside a picture', 'Neben einem Bild')),
        p(
          say(
            'Say what it shows and what it means: two or three sentences are enough for most readers.',
            'Sagen Sie, was es zeigt und was es bedeutet: Zwei, drei Sätze genügen den meisten.',
          ),
        ),
      ),
    ],
  ],
  'picture-right': [
    name('Text and picture', 'Text und Bild'),
    { verticalAlignment: 'middle' },
    (say) => [
      text(
        [2, 2, 10, 6],
        h2(say('Before a picture', 'Vor einem Bild')),
        p(
          say(
            'Say what it shows and what it means: two or three sentences are enough for most readers.',
            'Sagen Sie, was es zeigt und was es bedeutet: Zwei, drei Sätze genügen den meisten.',
          ),
        ),
      ),
      picture([13, 1, 12, 8], 'landscape'),
    ],
  ],
  'about-story': [
    name('Our story', 'Unsere Geschichte'),
    {},
    (say) => [
      heading([1, 1, 9, 3], say('It began in a garage', 'Es begann in einer Garage')),
      text(
        [11, 1, 13, 6],
        p(
          say(
            'In the first winter there was one kiln, one table and a list of friends who had asked for bowls. By spring the list was longer than the table.',
            'Im ersten Winter gab es einen Ofen, einen Tisch und eine Liste von Freunden, die Schalen wollten. Im Frühling war die Liste länger als der Tisch.',
          ),
        ),
        p(
          say(
            'Today six of us work here. The list is still on the wall.',
            'Heute arbeiten wir hier zu sechst. Die Liste hängt noch an der Wand.',
          ),
        ),
      ),
      picture([1, 8, 24, 8], 'wide'),
    ],
  ],
  'about-values': [
    name('What we stand for', 'Wofür wir stehen'),
    { theme: 'light' },
    (say) => [
      heading([1, 1, 14, 2], say('What we stand for', 'Wofür wir stehen')),
      ...columns(3, (at, index) => [
        text(
          at(4, 4, true),
          ...[
            () => [
              h3(say('Few things', 'Wenige Dinge')),
              p(
                say(
                  'We would rather make ten things well than a hundred quickly.',
                  'Lieber zehn Dinge gut als hundert schnell.',
                ),
              ),
            ],
            () => [
              h3(say('Close by', 'Aus der Nähe')),
              p(
                say(
                  'Wood, wool and clay come from less than a day away.',
                  'Holz, Wolle und Ton kommen aus weniger als einer Tagesreise Entfernung.',
                ),
              ),
            ],
            () => [
              h3(say('Repaired, not replaced', 'Repariert statt ersetzt')),
              p(
                say(
                  'What breaks comes back to us, and goes home whole.',
                  'Was bricht, kommt zu uns zurück und geht heil nach Hause.',
                ),
              ),
            ],
          ][index]!(),
        ),
      ]),
    ],
  ],
  'about-numbers': [
    name('In numbers', 'In Zahlen'),
    { theme: 'dark' },
    (say) => [
      heading([1, 1, 14, 2], say('A small house, in numbers', 'Ein kleines Haus in Zahlen')),
      ...columns(4, (at, index) => [
        text(
          at(4, 3, true),
          ...[
            () => [
              h2(say('2009', '2009')),
              p(say('the year we began', 'das Jahr, in dem wir begannen')),
            ],
            () => [h2(say('6', '6')), p(say('people in one room', 'Menschen in einem Raum'))],
            () => [h2(say('48', '48')), p(say('pieces a week', 'Stücke in der Woche'))],
            () => [h2(say('100 %', '100 %')), p(say('by hand', 'von Hand'))],
          ][index]!(),
        ),
      ]),
    ],
  ],
  'about-founder': [
    name('A letter from the founder', 'Ein Brief der Gründerin'),
    { verticalAlignment: 'middle' },
    (say) => [
      picture([3, 1, 7, 8], 'portrait'),
      text(
        [12, 1, 11, 5],
        h2(say('Thank you for stopping by', 'Schön, dass Sie da sind')),
        p(
          say(
            'I started this because I could not find a cup that I wanted to hold every morning. If you find yours here, write and tell me.',
            'Ich habe angefangen, weil ich keine Tasse fand, die ich jeden Morgen halten wollte. Wenn Sie Ihre hier finden, schreiben Sie mir.',
          ),
        ),
        strong(say('Your name, founder', 'Ihr Name, Gründerin')),
      ),
      button([12, 6, 6, 2], say('Read more', 'Weiterlesen'), 'secondary'),
    ],
  ],
});
