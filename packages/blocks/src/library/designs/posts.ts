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
} from '../design-kit.ts';

const posts = (at: Cells, design: string, limit: number, perRow: number) =>
  block('summary', at, { choice: 'all', design, limit, columns: perRow, shows: 'all' });

/** What was written. */
export const postDesigns = designsOf('posts', {
  'posts-three': [
    name('Three posts', 'Drei Beiträge'),
    {},
    (say) => [
      heading([1, 1, 14, 2], say('From the journal', 'Aus dem Journal')),
      button([17, 1, 8, 2], say('All posts', 'Alle Beiträge'), 'secondary', 'right'),
      posts([1, 4, 24, 10], 'grid', 3, 3),
    ],
  ],
  'posts-list': [
    name('Posts in a list', 'Beiträge als Liste'),
    { theme: 'light', contentWidth: 'medium' },
    (say) => [
      heading([1, 1, 20, 2], say('Read on', 'Weiterlesen')),
      posts([1, 4, 24, 12], 'list', 4, 1),
    ],
  ],
  'posts-strip': [
    name('Posts in a strip', 'Beiträge im Streifen'),
    {},
    (say) => [
      text(
        [1, 1, 14, 3],
        h2(say('Notes from the bench', 'Notizen von der Werkbank')),
        p(say('Short, and about one thing each.', 'Kurz und je über eine Sache.')),
      ),
      posts([1, 5, 24, 10], 'carousel', 8, 3),
    ],
  ],
  'posts-dates': [
    name('Dates', 'Termine'),
    {},
    (say) => {
      const words = [
        () => [
          h3(say('4 March, 7 pm', '4. März, 19 Uhr')),
          p(say('Talk: what wood remembers', 'Vortrag: woran sich Holz erinnert')),
        ],
        () => [
          h3(say('21 March, 10 am', '21. März, 10 Uhr')),
          p(say('Open workshop, with soup', 'Offene Werkstatt, mit Suppe')),
        ],
        () => [
          h3(say('9 April, 6 pm', '9. April, 18 Uhr')),
          p(say('Evening course for beginners', 'Abendkurs für Anfänger')),
        ],
      ];
      return [
        heading([1, 1, 14, 2], say('Coming up', 'Demnächst')),
        ...columns(3, (at, index) => [
          picture(at(4, 5), 'landscape'),
          text(at(9, 3, true), ...words[index]!()),
        ]),
      ];
    },
  ],
});
