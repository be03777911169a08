import {
  button,
  designsOf,
  faq,
  h2,
  h3,
  heading,
  name,
  p,
  picture,
  text,
  columns,
  type Cells,
  type Say,
} from '../design-kit.ts';

const questions = (at: Cells, say: Say) =>
  faq(
    at,
    [
      say('How long does delivery take?', 'Wie lange dauert die Lieferung?'),
      say(
        'Two to four working days. Large pieces come by appointment.',
        'Zwei bis vier Werktage. Große Stücke kommen nach Absprache.',
      ),
    ],
    [
      say('Can I send something back?', 'Kann ich etwas zurückgeben?'),
      say(
        'Yes, within thirty days. The label is in the box.',
        'Ja, innerhalb von dreißig Tagen. Der Schein liegt im Karton.',
      ),
    ],
    [
      say('Do you repair what you sell?', 'Reparieren Sie, was Sie verkaufen?'),
      say(
        'We do. Write to us with a picture of what happened.',
        'Ja. Schicken Sie uns ein Bild davon, was passiert ist.',
      ),
    ],
    [
      say('Can I visit you?', 'Kann ich Sie besuchen?'),
      say(
        'With pleasure: from Tuesday to Saturday, ten to six.',
        'Gern: Dienstag bis Samstag, zehn bis achtzehn Uhr.',
      ),
    ],
  );

/** Questions and answers. */
export const faqDesigns = designsOf('faq', {
  'faq-plain': [
    name('Questions below a heading', 'Fragen unter einer Überschrift'),
    { contentWidth: 'medium' },
    (say) => [
      heading([1, 1, 20, 2], say('Often asked', 'Oft gefragt')),
      questions([1, 4, 24, 8], say),
    ],
  ],
  'faq-aside': [
    name('Heading beside questions', 'Überschrift neben Fragen'),
    {},
    (say) => [
      text(
        [1, 1, 8, 4],
        h2(say('Good to know', 'Gut zu wissen')),
        p(
          say(
            'Something missing? Ask us, we answer the same day.',
            'Fehlt etwas? Fragen Sie, wir antworten am selben Tag.',
          ),
        ),
      ),
      button([1, 5, 8, 2], say('Ask a question', 'Frage stellen'), 'secondary'),
      questions([10, 1, 15, 8], say),
    ],
  ],
  'faq-picture': [
    name('Questions beside a picture', 'Fragen neben einem Bild'),
    { theme: 'light' },
    (say) => [
      heading([1, 1, 12, 2], say('Before you order', 'Vor der Bestellung')),
      questions([1, 3, 12, 8], say),
      picture([14, 1, 11, 10], 'portrait'),
    ],
  ],
  'faq-open': [
    name('Answers in the open', 'Offene Antworten'),
    {},
    (say) => {
      const words = [
        () => [
          h3(say('Is there parking?', 'Gibt es Parkplätze?')),
          p(
            say(
              'Four places behind the house, free for guests.',
              'Vier Plätze hinter dem Haus, frei für Gäste.',
            ),
          ),
        ],
        () => [
          h3(say('Are dogs welcome?', 'Sind Hunde willkommen?')),
          p(say('Yes, and there is a bowl by the door.', 'Ja, und ein Napf steht an der Tür.')),
        ],
        () => [
          h3(say('Can we pay by card?', 'Kann man mit Karte zahlen?')),
          p(
            say(
              'With all common cards, and with your phone.',
              'Mit allen üblichen Karten und mit dem Telefon.',
            ),
          ),
        ],
      ];
      return [
        heading([1, 1, 14, 2], say('Three quick answers', 'Drei schnelle Antworten')),
        ...columns(3, (at, index) => [text(at(4, 3, true), ...words[index]!())]),
      ];
    },
  ],
});
