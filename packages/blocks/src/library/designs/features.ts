import {
  button,
  columns,
  designsOf,
  h2,
  h3,
  heading,
  line,
  list,
  name,
  p,
  picture,
  text,
} from '../design-kit.ts';

/** What something has or does. */
export const featureDesigns = designsOf('features', {
  'three-columns': [
    name('Three columns', 'Drei Spalten'),
    {},
    (say) => {
      const words = [
        () => [
          h3(say('Free delivery', 'Kostenlose Lieferung')),
          p(
            say(
              'On all orders above 60 €, in recycled boxes.',
              'Ab 60 € Bestellwert, in Kartons aus Altpapier.',
            ),
          ),
        ],
        () => [
          h3(say('Thirty days', 'Dreißig Tage')),
          p(
            say(
              'Time to live with it. If it does not fit, send it back.',
              'Zeit, damit zu leben. Passt es nicht, schicken Sie es zurück.',
            ),
          ),
        ],
        () => [
          h3(say('Mended for life', 'Ein Leben lang repariert')),
          p(
            say(
              'We mend what we make, for as long as we are here.',
              'Wir reparieren, was wir machen, solange es uns gibt.',
            ),
          ),
        ],
      ];
      return [
        heading([1, 1, 14, 2], say('Why people come back', 'Warum man wiederkommt')),
        ...columns(3, (at, index) => [text(at(4, 4, true), ...words[index]!())]),
      ];
    },
  ],
  'two-columns': [
    name('Two columns', 'Zwei Spalten'),
    {},
    (say) => {
      const words = [
        () => [
          h2(say('For your home', 'Für zu Hause')),
          p(
            say(
              'Furniture and lights in measures that fit small rooms, delivered and set up.',
              'Möbel und Leuchten in Maßen für kleine Räume, geliefert und aufgebaut.',
            ),
          ),
        ],
        () => [
          h2(say('For your business', 'Für Ihr Geschäft')),
          p(
            say(
              'Series of ten and more, with your wood, your colour and a date that holds.',
              'Serien ab zehn Stück, in Ihrem Holz, Ihrer Farbe und zu einem Termin, der hält.',
            ),
          ),
        ],
      ];
      return columns(2, (at, index) => [text(at(1, 5, true), ...words[index]!())]);
    },
  ],
  'features-cards': [
    name('Three with pictures', 'Drei mit Bildern'),
    { theme: 'light' },
    (say) => {
      const words = [
        () => [
          h3(say('Chosen', 'Ausgesucht')),
          p(
            say(
              'Every board is picked by hand at the mill.',
              'Jedes Brett wird im Sägewerk von Hand gewählt.',
            ),
          ),
        ],
        () => [
          h3(say('Cut', 'Geschnitten')),
          p(
            say(
              'Joints that need neither screw nor glue.',
              'Verbindungen ohne Schrauben und Leim.',
            ),
          ),
        ],
        () => [
          h3(say('Oiled', 'Geölt')),
          p(
            say(
              'Three coats, a day apart, then a week of rest.',
              'Drei Mal, je einen Tag getrennt, dann eine Woche Ruhe.',
            ),
          ),
        ],
      ];
      return [
        heading([1, 1, 14, 2], say('From tree to table', 'Vom Baum zum Tisch')),
        ...columns(3, (at, index) => [
          picture(at(4, 5), 'landscape'),
          text(at(9, 3, true), ...words[index]!()),
        ]),
      ];
    },
  ],
  'features-list': [
    name('List beside a picture', 'Liste neben einem Bild'),
    { verticalAlignment: 'middle' },
    (say) => [
      text(
        [1, 1, 11, 6],
        h2(say('All that is in the box', 'Was in der Schachtel ist')),
        list(
          say(
            'Six bowls, stacked\nA linen cloth to dry them\nA card about their glaze\nA return label, just in case',
            'Sechs Schalen, gestapelt\nEin Leinentuch zum Trocknen\nEine Karte zur Glasur\nEin Rücksendeschein, für alle Fälle',
          ),
        ),
      ),
      button([1, 7, 6, 2], say('Order the box', 'Schachtel bestellen')),
      picture([13, 1, 12, 9], 'square'),
    ],
  ],
  'features-grid': [
    name('Six in a grid', 'Sechs im Raster'),
    {},
    (say) => {
      const words = [
        () => [
          h3(say('Design', 'Entwurf')),
          p(say('Drawings that you can walk through.', 'Pläne, durch die Sie gehen können.')),
        ],
        () => [
          h3(say('Building', 'Bau')),
          p(
            say(
              'One team from the first day to the last.',
              'Ein Team vom ersten Tag bis zum letzten.',
            ),
          ),
        ],
        () => [
          h3(say('Gardens', 'Gärten')),
          p(
            say(
              'Planted for the place and for the bees.',
              'Gepflanzt für den Ort und für die Bienen.',
            ),
          ),
        ],
        () => [
          h3(say('Lighting', 'Licht')),
          p(
            say(
              'Warm where you sit, bright where you work.',
              'Warm, wo Sie sitzen, hell, wo Sie arbeiten.',
            ),
          ),
        ],
        () => [
          h3(say('Furniture', 'Möbel')),
          p(
            say(
              'Made to measure where shops have nothing.',
              'Nach Maß, wo es nichts zu kaufen gibt.',
            ),
          ),
        ],
        () => [
          h3(say('Care', 'Pflege')),
          p(
            say(
              'A visit each year, for as long as you like.',
              'Jedes Jahr ein Besuch, solange Sie mögen.',
            ),
          ),
        ],
      ];
      const row = (first: number, y: number) =>
        columns(3, (at, index) => [text(at(y, 3, true), ...words[first + index]!())]);
      return [heading([1, 1, 14, 2], say('What we do', 'Was wir tun')), ...row(0, 4), ...row(3, 8)];
    },
  ],
  'features-steps': [
    name('Four steps', 'Vier Schritte'),
    {},
    (say) => {
      const words = [
        () => [
          h3(say('1. Tell us', '1. Erzählen')),
          p(say('What you need, and by when.', 'Was Sie brauchen und bis wann.')),
        ],
        () => [
          h3(say('2. See it', '2. Ansehen')),
          p(say('A drawing and a price within a week.', 'Zeichnung und Preis in einer Woche.')),
        ],
        () => [
          h3(say('3. Wait a little', '3. Etwas warten')),
          p(say('We build, and send pictures.', 'Wir bauen und schicken Bilder.')),
        ],
        () => [
          h3(say('4. Live with it', '4. Damit leben')),
          p(
            say(
              'We bring it, and come back after a month.',
              'Wir bringen es und kommen nach einem Monat wieder.',
            ),
          ),
        ],
      ];
      return [
        heading([1, 1, 14, 2], say('How it goes', 'So läuft es')),
        line([1, 3, 24, 1]),
        ...columns(4, (at, index) => [text(at(4, 4, true), ...words[index]!())]),
      ];
    },
  ],
  'features-zigzag': [
    name('Two in turn', 'Zwei im Wechsel'),
    {},
    (say) => [
      picture([1, 1, 12, 8], 'landscape'),
      text(
        [14, 2, 10, 5],
        h2(say('Light where you need it', 'Licht, wo Sie es brauchen')),
        p(
          say(
            'An arm of brass that stays where you leave it.',
            'Ein Arm aus Messing, der bleibt, wo Sie ihn lassen.',
          ),
        ),
      ),
      picture([13, 10, 12, 8], 'landscape'),
      text(
        [2, 11, 10, 5],
        h2(say('And none where you do not', 'Und keins, wo nicht')),
        p(
          say(
            'A shade of linen that keeps the glare inside.',
            'Ein Schirm aus Leinen, der die Blendung bei sich behält.',
          ),
        ),
      ),
    ],
  ],
});
