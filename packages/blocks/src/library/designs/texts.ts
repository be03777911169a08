import {
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
  quote,
  text,
} from '../design-kit.ts';

/** Words. */
export const textDesigns = designsOf('text', {
  blank: [name('Blank', 'Leer'), {}, () => []],
  text: [
    name('Text', 'Text'),
    { contentWidth: 'medium' },
    (say) => [
      text(
        [3, 1, 18, 6],
        h2(say('A heading', 'Eine Überschrift')),
        p(
          say(
            'Tell your visitors what they should know. Short paragraphs are read; long ones are skipped.',
            'Sagen Sie, was man wissen soll. Kurze Absätze werden gelesen, lange übersprungen.',
          ),
        ),
        p(
          say(
            'A second paragraph may say what happens next.',
            'Ein zweiter Absatz kann sagen, wie es weitergeht.',
          ),
        ),
      ),
    ],
  ],
  quote: [
    name('Quote', 'Zitat'),
    { verticalAlignment: 'middle', contentWidth: 'medium' },
    (say) => [
      quote(
        [3, 1, 20, 5],
        say(
          'Have nothing in your houses that you do not know to be useful, or believe to be beautiful.',
          'Habt nichts in euren Häusern, von dem ihr nicht wisst, dass es nützlich ist, oder glaubt, dass es schön ist.',
        ),
        'William Morris',
      ),
    ],
  ],
  'text-statement': [
    name('A statement', 'Ein Bekenntnis'),
    { theme: 'bold', height: 'medium', verticalAlignment: 'middle' },
    (say) => [
      heading(
        [3, 1, 20, 3],
        say(
          'We believe that a thing which is used every day should be worth looking at every day.',
          'Wir glauben: Was jeden Tag benutzt wird, soll auch jeden Tag ansehenswert sein.',
        ),
      ),
    ],
  ],
  'text-aside': [
    name('Heading beside text', 'Überschrift neben Text'),
    {},
    (say) => [
      line([1, 1, 24, 1]),
      heading([1, 2, 8, 3], say('Material', 'Material')),
      text(
        [10, 2, 14, 5],
        p(
          say(
            'Oak from the hills behind the town, felled in winter and dried for two years in the open air. It is heavier than what you may know, and it moves less.',
            'Eiche aus den Hügeln hinter der Stadt, im Winter geschlagen und zwei Jahre an der Luft getrocknet. Sie ist schwerer, als man es kennt, und arbeitet weniger.',
          ),
        ),
      ),
    ],
  ],
  'text-two': [
    name('Text in two columns', 'Text in zwei Spalten'),
    {},
    (say) => {
      const words = [
        () =>
          p(
            say(
              'The house stands at the end of a lane. It was a dairy once, then a school, then nothing for thirty years.',
              'Das Haus steht am Ende eines Weges. Es war Molkerei, dann Schule, dann dreißig Jahre nichts.',
            ),
          ),
        () =>
          p(
            say(
              'We kept the walls, the tiles and the bell. All else is new, and none of it is loud about it.',
              'Wir haben Wände, Fliesen und Glocke behalten. Alles andere ist neu und macht kein Aufhebens davon.',
            ),
          ),
      ];
      return [
        heading([1, 1, 16, 2], say('A place with a past', 'Ein Ort mit Vergangenheit')),
        ...columns(2, (at, index) => [text(at(4, 4, true), words[index]!())]),
      ];
    },
  ],
  'text-sections': [
    name('A long text', 'Ein langer Text'),
    { contentWidth: 'medium' },
    (say) => [
      text(
        [3, 1, 18, 14],
        h2(say('How we handle it', 'Wie wir damit umgehen')),
        p(say('In short: fairly, and in writing.', 'Kurz gesagt: fair und schriftlich.')),
        h3(say('What you can expect', 'Was Sie erwarten können')),
        list(
          say(
            'An answer within two working days\nA price that holds\nSomebody who knows your name',
            'Eine Antwort in zwei Werktagen\nEin Preis, der gilt\nJemand, der Ihren Namen kennt',
          ),
        ),
        h3(say('What we ask of you', 'Worum wir Sie bitten')),
        p(
          say(
            'Tell us early when something changes. It is seldom a problem, and never one if we know.',
            'Sagen Sie früh, wenn sich etwas ändert. Selten ist das ein Problem und nie, wenn wir es wissen.',
          ),
        ),
      ),
    ],
  ],
  'text-quote-picture': [
    name('Words of somebody, with a picture', 'Worte von jemandem, mit Bild'),
    { theme: 'light', verticalAlignment: 'middle' },
    (say) => [
      picture([1, 1, 9, 8], 'portrait'),
      quote(
        [12, 2, 12, 5],
        say(
          'You see at once which things somebody cared about.',
          'Man sieht sofort, um welche Dinge sich jemand gekümmert hat.',
        ),
        say('From our journal', 'Aus unserem Journal'),
      ),
    ],
  ],
});
