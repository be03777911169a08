import { template } from './template-kit.ts';

/** One screen each, without header and footer. ROUT-13 */
export const coverTemplates = [
  template('cover-picture', ['Over a picture', 'Über einem Bild'], ['intro-picture']),
  template('cover-words', ['A few words', 'Wenige Worte'], ['hero']),
  template(
    'cover-soon',
    ['Opening soon', 'Bald geöffnet'],
    [
      'newsletter-dark',
      ['We open soon', 'Wir öffnen bald'],
      ['Leave your email and hear it first.', 'Mit Ihrer E-Mail hören Sie es zuerst.'],
    ],
  ),
];
