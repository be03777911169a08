import { block, columns, designsOf, h3, heading, name, p, picture, text } from '../design-kit.ts';
import { nameItems } from '../../types/items.ts';

/** Names of others, and ways to find us elsewhere. */
export const logoDesigns = designsOf('logos', {
  'logos-row': [
    name('Six logos', 'Sechs Logos'),
    {},
    (say) => [
      heading([1, 1, 16, 2], say('They trust us', 'Sie vertrauen uns')),
      ...columns(6, (at) => [picture(at(4, 3), 'square', true)]),
    ],
  ],
  'logos-press': [
    name('In the press', 'In der Presse'),
    { theme: 'light' },
    (say) => {
      const words = [
        () => [
          h3(say('The morning paper', 'Die Morgenzeitung')),
          p(say('“Quiet things, made with care.”', '„Leise Dinge, mit Sorgfalt gemacht.“')),
        ],
        () => [
          h3(say('A design magazine', 'Ein Designmagazin')),
          p(say('“The chair of the year.”', '„Der Stuhl des Jahres.“')),
        ],
        () => [
          h3(say('The radio', 'Das Radio')),
          p(say('“A visit worth the journey.”', '„Ein Besuch, der die Reise lohnt.“')),
        ],
      ];
      return [
        heading([1, 1, 14, 2], say('Said about us', 'Über uns gesagt')),
        ...columns(3, (at, index) => [text(at(4, 3, true), ...words[index]!())]),
      ];
    },
  ],
  'logos-social': [
    name('Find us elsewhere', 'Anderswo zu finden'),
    { contentWidth: 'medium' },
    (say) => [
      heading([1, 1, 12, 2], say('See you there', 'Wir sehen uns dort')),
      block('social-links', [14, 1, 11, 2], {
        links: nameItems([
          { url: 'https://www.instagram.com/' },
          { url: 'https://www.pinterest.com/' },
          { url: 'https://www.youtube.com/' },
        ]),
      }),
    ],
  ],
});
