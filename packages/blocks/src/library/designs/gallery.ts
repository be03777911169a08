import { columns, designsOf, gallery, h2, heading, name, p, picture, text } from '../design-kit.ts';

/** Pictures. */
export const galleryDesigns = designsOf('gallery', {
  pictures: [
    name('Three pictures', 'Drei Bilder'),
    {},
    () => columns(3, (at) => [picture(at(1, 6), 'portrait')]),
  ],
  'gallery-four': [
    name('Four squares', 'Vier Quadrate'),
    {},
    () => columns(4, (at) => [picture(at(1, 5), 'square', true)]),
  ],
  'gallery-mosaic': [
    name('One large, four small', 'Ein großes, vier kleine'),
    {},
    () => [
      picture([1, 1, 12, 10], 'square'),
      picture([13, 1, 6, 5], 'square', true),
      picture([19, 1, 6, 5], 'square', true),
      picture([13, 6, 6, 5], 'square', true),
      picture([19, 6, 6, 5], 'square', true),
    ],
  ],
  'gallery-titled': [
    name('Six with a heading', 'Sechs mit Überschrift'),
    { theme: 'light' },
    (say) => [
      text(
        [1, 1, 14, 3],
        h2(say('From the studio', 'Aus dem Studio')),
        p(say('What stood on the bench this month.', 'Was diesen Monat auf der Werkbank stand.')),
      ),
      ...columns(3, (at) => [picture(at(5, 5), 'landscape', true)]),
      ...columns(3, (at) => [picture(at(10, 5), 'landscape', true)]),
    ],
  ],
  'gallery-pair': [
    name('A pair with words', 'Ein Paar mit Worten'),
    {},
    (say) => [
      picture([1, 1, 12, 9], 'portrait'),
      picture([13, 1, 12, 9], 'portrait'),
      text(
        [1, 10, 10, 2],
        p(
          say(
            'Left: oak, oiled. Right: ash, soaped.',
            'Links: Eiche, geölt. Rechts: Esche, geseift.',
          ),
        ),
      ),
    ],
  ],
  'gallery-wide': [
    name('One wide picture', 'Ein breites Bild'),
    { contentWidth: 'full' },
    () => [picture([1, 1, 24, 8], 'wide')],
  ],
  'gallery-slideshow': [
    name('Slideshow', 'Diashow'),
    {},
    (say) => [
      heading([1, 1, 14, 2], say('A walk through the rooms', 'Ein Gang durch die Räume')),
      gallery([1, 4, 24, 10], 5, {
        design: 'slideshow',
        'aspect-ratio': 'widescreen',
        'auto-crop': true,
        controls: true,
      }),
    ],
  ],
  'gallery-strip': [
    name('A strip to scroll', 'Ein Streifen zum Schieben'),
    { theme: 'dark' },
    (say) => [
      heading([1, 1, 14, 2], say('On the road this year', 'Unterwegs in diesem Jahr')),
      gallery([1, 4, 24, 10], 6, {
        design: 'slider',
        'slider-aspect-ratio': 35,
        'auto-crop': false,
      }),
    ],
  ],
});
