import {
  block,
  button,
  designsOf,
  h2,
  heading,
  name,
  p,
  picture,
  text,
  type Cells,
  type Say,
} from '../design-kit.ts';

const newsletter = (at: Cells, say: Say) =>
  block('newsletter', at, {
    title: say('A letter, now and then', 'Ab und zu ein Brief'),
    text: say(
      'New things, open days, and nothing else. Leave at any time.',
      'Neues, offene Tage und sonst nichts. Jederzeit abbestellbar.',
    ),
    fieldLabel: say('Email', 'E-Mail'),
    buttonLabel: say('Join', 'Anmelden'),
  });

/** What asks for something, often at the end of a page. */
export const callDesigns = designsOf('calls', {
  call: [
    name('Call to act', 'Aufforderung'),
    { verticalAlignment: 'middle' },
    (say) => [
      heading([1, 1, 15, 2], say('Ready when you are', 'Bereit, wenn Sie es sind')),
      button([17, 1, 8, 2], say('Get in touch', 'Kontakt aufnehmen'), 'primary', 'right'),
    ],
  ],
  'call-bold': [
    name('Call in colour', 'Aufforderung in Farbe'),
    { theme: 'bold', verticalAlignment: 'middle' },
    (say) => [
      text(
        [1, 1, 15, 4],
        h2(say('Let us make something', 'Machen wir etwas zusammen')),
        p(
          say(
            'Tell us what you have in mind. The first talk is free.',
            'Erzählen Sie, was Sie vorhaben. Das erste Gespräch ist kostenlos.',
          ),
        ),
      ),
      button([17, 2, 8, 2], say('Book a talk', 'Gespräch buchen'), 'primary', 'right'),
    ],
  ],
  'call-picture': [
    name('Call over a picture', 'Aufforderung über einem Bild'),
    {
      height: 'medium',
      verticalAlignment: 'middle',
      theme: 'dark',
      background: { source: 'upload', color: '#000000', overlay: 0.55 },
    },
    (say) => [
      heading([3, 1, 16, 3], say('Stay for a weekend', 'Bleiben Sie ein Wochenende')),
      text(
        [3, 4, 12, 2],
        p(
          say(
            'Three rooms under the roof, breakfast until noon.',
            'Drei Zimmer unterm Dach, Frühstück bis mittags.',
          ),
        ),
      ),
      button([3, 6, 6, 2], say('Ask for a room', 'Zimmer anfragen')),
    ],
  ],
  newsletter: [
    name('Newsletter', 'Newsletter'),
    { theme: 'light', contentWidth: 'medium' },
    (say) => [newsletter([3, 1, 20, 6], say)],
  ],
  'newsletter-picture': [
    name('Newsletter beside a picture', 'Newsletter neben einem Bild'),
    { verticalAlignment: 'middle' },
    (say) => [picture([1, 1, 11, 8], 'landscape'), newsletter([14, 2, 11, 6], say)],
  ],
  'newsletter-dark': [
    name('Newsletter on dark ground', 'Newsletter auf dunklem Grund'),
    { theme: 'dark', contentWidth: 'medium' },
    (say) => [newsletter([1, 1, 24, 6], say)],
  ],
  'call-two': [
    name('Two calls side by side', 'Zwei Aufforderungen nebeneinander'),
    {},
    (say) => [
      picture([1, 1, 12, 7], 'landscape'),
      text(
        [1, 8, 11, 3],
        h2(say('Buy a voucher', 'Gutschein kaufen')),
        p(
          say(
            'For somebody who has everything but time.',
            'Für jemanden, der alles hat außer Zeit.',
          ),
        ),
      ),
      button([1, 11, 8, 2], say('To the voucher', 'Zum Gutschein'), 'secondary'),
      picture([13, 1, 12, 7], 'landscape'),
      text(
        [13, 8, 11, 3],
        h2(say('Take a course', 'Kurs besuchen')),
        p(
          say(
            'An evening, a wheel and two kilos of clay.',
            'Ein Abend, eine Scheibe und zwei Kilo Ton.',
          ),
        ),
      ),
      button([13, 11, 8, 2], say('See dates', 'Termine ansehen'), 'secondary'),
    ],
  ],
});
