import { button, designsOf, heading, name, p, picture, text } from '../design-kit.ts';

const dimmed = { source: 'upload', color: '#000000', overlay: 0.5 } as const;

/** What a page begins with. */
export const introDesigns = designsOf('intro', {
  hero: [
    name('Opening', 'Auftakt'),
    { height: 'medium', verticalAlignment: 'middle' },
    (say) => [
      heading([3, 1, 16, 3], say('Say it in one line', 'Sagen Sie es in einer Zeile'), 1),
      text(
        [3, 4, 14, 3],
        p(say('And in two more, why it matters.', 'Und in zwei weiteren, warum es wichtig ist.')),
      ),
      button([3, 7, 6, 2], say('Begin here', 'Hier beginnen')),
    ],
  ],
  'intro-picture': [
    name('Over a picture', 'Über einem Bild'),
    { height: 'large', verticalAlignment: 'bottom', theme: 'dark', background: dimmed },
    (say) => [
      heading(
        [1, 1, 16, 3],
        say('Made slowly, kept for years', 'Langsam gemacht, lange behalten'),
        1,
      ),
      text(
        [1, 4, 12, 2],
        p(
          say(
            'Things for every day, from a workshop that takes its time.',
            'Dinge für jeden Tag, aus einer Werkstatt, die sich Zeit nimmt.',
          ),
        ),
      ),
      button([1, 6, 6, 2], say('See the collection', 'Zur Kollektion')),
    ],
  ],
  'intro-right': [
    name('Words, then a picture', 'Worte, dann ein Bild'),
    { verticalAlignment: 'middle' },
    (say) => [
      heading(
        [1, 2, 11, 3],
        say('A quieter way to live with things', 'Ruhiger leben mit guten Dingen'),
        1,
      ),
      text(
        [1, 5, 10, 2],
        p(
          say(
            'We make a small range, and we make it well. Nothing here is in a hurry.',
            'Wir machen wenig, und das gut. Hier hat nichts Eile.',
          ),
        ),
      ),
      button([1, 7, 6, 2], say('Look around', 'Umsehen')),
      picture([13, 1, 12, 9], 'portrait'),
    ],
  ],
  'intro-left': [
    name('A picture, then words', 'Ein Bild, dann Worte'),
    { theme: 'light', verticalAlignment: 'middle' },
    (say) => [
      heading(
        [14, 2, 11, 3],
        say('From our hands to your table', 'Aus unseren Händen auf Ihren Tisch'),
        1,
      ),
      text(
        [14, 5, 10, 2],
        p(
          say(
            'Each piece is finished by one person, who signs it underneath.',
            'Jedes Stück macht eine Person fertig und zeichnet es unten.',
          ),
        ),
      ),
      button([14, 7, 6, 2], say('How we work', 'So arbeiten wir')),
      picture([1, 1, 12, 9], 'square'),
    ],
  ],
  'intro-wide': [
    name('Headline above a wide picture', 'Schlagzeile über breitem Bild'),
    {},
    (say) => [
      heading([1, 1, 15, 3], say('Good work, shown plainly', 'Gute Arbeit, schlicht gezeigt'), 1),
      text(
        [17, 1, 8, 3],
        p(
          say(
            'A studio for houses, rooms and the objects that belong in them.',
            'Ein Studio für Häuser, Räume und was in sie gehört.',
          ),
        ),
      ),
      picture([1, 5, 24, 8], 'wide'),
    ],
  ],
  'intro-two-buttons': [
    name('Two ways on', 'Zwei Wege'),
    { theme: 'bold', height: 'medium', verticalAlignment: 'middle' },
    (say) => [
      heading(
        [3, 1, 18, 3],
        say('Come by, or write to us first', 'Kommen Sie vorbei oder schreiben Sie zuerst'),
        1,
      ),
      text(
        [3, 4, 14, 2],
        p(
          say(
            'The door is open from Tuesday to Saturday. The mailbox always is.',
            'Die Tür ist von Dienstag bis Samstag offen, das Postfach immer.',
          ),
        ),
      ),
      button([3, 6, 5, 2], say('Plan a visit', 'Besuch planen')),
      button([8, 6, 6, 2], say('Write to us', 'Schreiben Sie uns'), 'secondary'),
    ],
  ],
  'intro-pictures': [
    name('Words and two pictures', 'Worte und zwei Bilder'),
    { verticalAlignment: 'middle' },
    (say) => [
      heading([1, 2, 10, 3], say('The new season is here', 'Die neue Saison ist da'), 1),
      text(
        [1, 5, 9, 2],
        p(say('Twelve pieces in linen, oak and clay.', 'Zwölf Stücke aus Leinen, Eiche und Ton.')),
      ),
      button([1, 7, 6, 2], say('See what is new', 'Neues ansehen')),
      picture([12, 1, 6, 8], 'portrait', true),
      picture([18, 3, 7, 8], 'portrait', true),
    ],
  ],
});
