import { columns, designsOf, heading, name, picture, quote } from '../design-kit.ts';

/** What others say. */
export const voiceDesigns = designsOf('voices', {
  'voices-three': [
    name('Three voices', 'Drei Stimmen'),
    { theme: 'light' },
    (say) => {
      const said = [
        (at: Parameters<typeof quote>[0]) =>
          quote(
            at,
            say(
              'It arrived a day early, wrapped like a present.',
              'Es kam einen Tag früher, verpackt wie ein Geschenk.',
            ),
            say('A customer from Bremen', 'Eine Kundin aus Bremen'),
          ),
        (at: Parameters<typeof quote>[0]) =>
          quote(
            at,
            say(
              'I asked three questions and got three honest answers.',
              'Ich stellte drei Fragen und bekam drei ehrliche Antworten.',
            ),
            say('A customer from Graz', 'Ein Kunde aus Graz'),
          ),
        (at: Parameters<typeof quote>[0]) =>
          quote(
            at,
            say(
              'My daughter has already asked who will inherit it.',
              'Meine Tochter hat schon gefragt, wer es einmal erbt.',
            ),
            say('A customer from Bern', 'Eine Kundin aus Bern'),
          ),
      ];
      return [
        heading([1, 1, 14, 2], say('What people say', 'Was man sagt')),
        ...columns(3, (at, index) => [said[index]!(at(4, 4, true))]),
      ];
    },
  ],
  'voices-one': [
    name('One strong voice', 'Eine starke Stimme'),
    { theme: 'dark', height: 'medium', verticalAlignment: 'middle' },
    (say) => [
      quote(
        [3, 1, 20, 5],
        say(
          'We came for a table and left with a different idea of our kitchen.',
          'Wir kamen wegen eines Tisches und gingen mit einer anderen Vorstellung von unserer Küche.',
        ),
        say('A family from Kiel', 'Eine Familie aus Kiel'),
      ),
    ],
  ],
  'voices-picture': [
    name('A voice with a picture', 'Eine Stimme mit Bild'),
    { verticalAlignment: 'middle' },
    (say) => [
      quote(
        [1, 2, 11, 5],
        say(
          'They listened first. That alone was worth it.',
          'Sie haben zuerst zugehört. Das allein war es wert.',
        ),
        say('Owner of a small hotel', 'Inhaberin eines kleinen Hotels'),
      ),
      picture([14, 1, 11, 8], 'square'),
    ],
  ],
  'voices-two': [
    name('Two voices', 'Zwei Stimmen'),
    {},
    (say) => [
      quote(
        [1, 1, 11, 4],
        say(
          'The best bread in town, and the only one still warm at noon.',
          'Das beste Brot der Stadt und das einzige, das mittags noch warm ist.',
        ),
        say('A neighbour', 'Ein Nachbar'),
      ),
      quote(
        [13, 1, 11, 4],
        say(
          'I have stopped baking myself. I mean that as praise.',
          'Ich backe nicht mehr selbst. Das ist als Lob gemeint.',
        ),
        say('Another neighbour', 'Eine Nachbarin'),
      ),
    ],
  ],
});
