import {
  button,
  columns,
  designsOf,
  h2,
  h3,
  heading,
  list,
  name,
  p,
  picture,
  table,
  text,
  type Say,
} from '../design-kit.ts';

const plan = (say: Say, index: number) =>
  [
    () => [
      h3(say('Small', 'Klein')),
      p(say('19 € a month', '19 € im Monat')),
      list(
        say(
          'One box\nFree delivery\nPause any time',
          'Eine Kiste\nFreie Lieferung\nJederzeit pausieren',
        ),
      ),
    ],
    () => [
      h3(say('Medium', 'Mittel')),
      p(say('34 € a month', '34 € im Monat')),
      list(
        say(
          'Two boxes\nFree delivery\nSwap what you like',
          'Zwei Kisten\nFreie Lieferung\nTauschen nach Wunsch',
        ),
      ),
    ],
    () => [
      h3(say('Large', 'Groß')),
      p(say('59 € a month', '59 € im Monat')),
      list(
        say(
          'Four boxes\nFree delivery\nA recipe each week',
          'Vier Kisten\nFreie Lieferung\nJede Woche ein Rezept',
        ),
      ),
    ],
  ][index]!();

/** Prices, menus and measures. */
export const priceDesigns = designsOf('prices', {
  'prices-plans': [
    name('Three plans', 'Drei Angebote'),
    { theme: 'light' },
    (say) => [
      heading([1, 1, 14, 2], say('Choose what fits', 'Wählen Sie, was passt')),
      ...columns(3, (at, index) => [
        text(at(4, 5, true), ...plan(say, index)),
        button(at(9, 2, true), say('Choose', 'Auswählen'), index === 1 ? 'primary' : 'secondary'),
      ]),
    ],
  ],
  'prices-list': [
    name('Price list', 'Preisliste'),
    { contentWidth: 'medium' },
    (say) => [
      heading([1, 1, 20, 2], say('Prices', 'Preise')),
      table(
        [1, 4, 24, 7],
        say(
          'Service|Time|Price\nCut|45 min|48 €\nCut and colour|2 h|110 €\nBeard|20 min|22 €\nChildren|30 min|28 €',
          'Leistung|Dauer|Preis\nSchnitt|45 Min.|48 €\nSchnitt und Farbe|2 Std.|110 €\nBart|20 Min.|22 €\nKinder|30 Min.|28 €',
        ).split('\n'),
      ),
    ],
  ],
  'prices-menu': [
    name('Menu in two columns', 'Karte in zwei Spalten'),
    {},
    (say) => [
      heading([1, 1, 14, 2], say('The menu', 'Die Karte')),
      text(
        [1, 4, 11, 6],
        h3(say('To begin', 'Zu Beginn')),
        list(
          say(
            'Soup of the day, bread · 8 €\nBeetroot, goat cheese · 11 €\nSmoked trout, dill · 13 €',
            'Tagessuppe, Brot · 8 €\nRote Bete, Ziegenkäse · 11 €\nRäucherforelle, Dill · 13 €',
          ),
        ),
      ),
      text(
        [13, 4, 11, 6],
        h3(say('To go on', 'Danach')),
        list(
          say(
            'Barley, mushrooms, sage · 18 €\nPike perch, leek · 24 €\nShoulder of lamb, beans · 26 €',
            'Graupen, Pilze, Salbei · 18 €\nZander, Lauch · 24 €\nLammschulter, Bohnen · 26 €',
          ),
        ),
      ),
    ],
  ],
  'prices-compare': [
    name('Comparison', 'Vergleich'),
    {},
    (say) => [
      text(
        [1, 1, 14, 3],
        h2(say('Which one is yours?', 'Welches ist Ihres?')),
        p(
          say(
            'All are made the same way; they differ in size.',
            'Alle sind gleich gemacht; nur die Größe ist verschieden.',
          ),
        ),
      ),
      table(
        [1, 5, 24, 6],
        say(
          ' |Small|Medium|Large\nWidth|80 cm|120 cm|180 cm\nSeats|2|4|8\nWeight|14 kg|22 kg|38 kg\nPrice|480 €|690 €|980 €',
          ' |Klein|Mittel|Groß\nBreite|80 cm|120 cm|180 cm\nPlätze|2|4|8\nGewicht|14 kg|22 kg|38 kg\nPreis|480 €|690 €|980 €',
        ).split('\n'),
        true,
      ),
    ],
  ],
  'prices-sizes': [
    name('Sizes beside a picture', 'Größen neben einem Bild'),
    {},
    (say) => [
      heading([1, 1, 13, 2], say('Sizes', 'Größen')),
      table(
        [1, 3, 13, 7],
        say(
          'Size|Chest|Waist\nS|88–94 cm|74–80 cm\nM|94–100 cm|80–86 cm\nL|100–106 cm|86–92 cm\nXL|106–114 cm|92–100 cm',
          'Größe|Brust|Taille\nS|88–94 cm|74–80 cm\nM|94–100 cm|80–86 cm\nL|100–106 cm|86–92 cm\nXL|106–114 cm|92–100 cm',
        ).split('\n'),
        true,
      ),
      picture([16, 1, 9, 9], 'portrait'),
    ],
  ],
  'prices-offer': [
    name('One offer', 'Ein Angebot'),
    { theme: 'bold', verticalAlignment: 'middle' },
    (say) => [
      text(
        [1, 1, 14, 4],
        h2(say('The first box is on us', 'Die erste Kiste schenken wir Ihnen')),
        p(
          say(
            'Try it for a week. If you stay, it is 19 € a month.',
            'Eine Woche probieren. Wenn Sie bleiben, 19 € im Monat.',
          ),
        ),
      ),
      button([17, 2, 8, 2], say('Try a box', 'Kiste probieren'), 'primary', 'right'),
    ],
  ],
});
