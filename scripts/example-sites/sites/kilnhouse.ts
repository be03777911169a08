/** Stoneware from the coast: quiet, sandy, with fine serifs and much room. */
import {
  button,
  h2,
  heading,
  p,
  picture,
  text,
} from '../../../packages/blocks/src/library/design-kit.ts';
import type { ExampleSite } from '../example-site.ts';
import { changes, demo, form, hours, place, use } from '../site-kit.ts';

export const kilnhouse: ExampleSite = {
  identifier: 'kilnhouse',
  title: 'Kilnhouse',
  tagline: 'Stoneware for the table, made on the coast of Cornwall.',
  country: 'GB',
  currency: 'GBP',
  locale: 'en-GB',
  timeZone: 'Europe/London',
  preset: 'linden',
  settings: {
    fonts: { heading: 'cormorant', body: 'karla' },
    styles: changes(
      ['#f6f1e9', '#ebe3d6', '#2d2823', '#685e53', '#7a4a2e', '#ffffff', '#d9cebd'],
      ['#2d2823', '#3a332c', '#f6f1e9', '#c9bdae', '#e5c4a0', '#2d2823', '#54493f'],
      {
        'heading-size': 'grand',
        'heading-weight': '500',
        'section-space': 'airy',
        'corner-radius': '0px',
        'button-radius': '0px',
        'button-fill': 'outlined',
        'button-letters': 'capitals',
      },
    ),
    frame: { header: { showAccount: false }, footer: { showVisit: true } },
    announcement: {
      isOn: true,
      text: 'The autumn firing is out of the kiln.',
      linkText: 'See the pieces',
      linkUrl: '/shop',
      color: 'dark',
    },
    business: {
      contactEmail: 'studio@kilnhouse.example',
      contactPhoneNumber: '+44 1326 555 0142',
      location: {
        addressTitle: 'Kilnhouse',
        addressLine1: '3 Fish Strand',
        addressLine2: 'Falmouth TR11',
      },
    },
  },
  pictures: {
    table: demo(
      'morning-table',
      'A table in morning light with a vase, bowls and linen',
      [0.5, 0.6],
    ),
    shelf: demo('workshop-shelf', 'Two shelves of unglazed and glazed pots'),
    wheel: demo('at-the-wheel', 'A freshly thrown bowl on the wheel'),
    bowls: demo('low-bowl-stack', 'Three bowls in each other'),
    bowl: demo('low-bowl-oat', 'A low bowl in oat'),
    moss: demo('low-bowl-moss', 'A low bowl in moss green'),
    plates: demo('everyday-plate-stack', 'A stack of plates with dark rims'),
    plate: demo('everyday-plate', 'A plate seen from above'),
    mugs: demo('three-mugs', 'Three mugs in oat, ink and moss'),
    mug: demo('ridge-mug-oat', 'A mug in oat with a ridge'),
    ink: demo('ridge-mug-ink', 'A mug in ink blue'),
    teapot: demo('teapot', 'A teapot with a cane handle'),
    tea: demo('teapot-cups', 'A teapot with two cups'),
    vase: demo('tall-vase', 'A tall vase, dipped in white'),
    neck: demo('tall-vase-neck', 'The neck of a vase where two glazes meet'),
    footed: demo('footed-bowl-pears', 'A footed bowl with pears'),
    jars: demo('lidded-jar-pair', 'Two lidded jars in blue'),
    vases: demo('bud-vases', 'Three small vases'),
  },
  shop: {
    title: 'Shop',
    description: 'Small batches, thrown and glazed by two pairs of hands.',
    products: [
      {
        title: 'Low bowl, oat',
        priceCents: 4200,
        excerpt: 'For salad, soup, or keys by the door.',
        pictures: ['bowl', 'bowls'],
      },
      {
        title: 'Ridge mug, ink',
        priceCents: 2800,
        excerpt: 'Holds 320 ml, and a thumb where it should be.',
        pictures: ['ink', 'mugs'],
      },
      {
        title: 'Tall vase, dipped',
        priceCents: 9600,
        excerpt: 'Two glazes that meet at the shoulder.',
        pictures: ['vase', 'neck'],
      },
      {
        title: 'Teapot with cane handle',
        priceCents: 12800,
        excerpt: 'Pours without a drip; the handle is bound in the studio.',
        pictures: ['teapot', 'tea'],
      },
      {
        title: 'Everyday plate',
        priceCents: 3400,
        excerpt: 'Twenty-seven centimetres, stacks flat.',
        pictures: ['plate', 'plates'],
      },
      {
        title: 'Low bowl, moss',
        priceCents: 4200,
        excerpt: 'A green that is never twice the same.',
        pictures: ['moss'],
      },
      {
        title: 'Lidded jars, a pair',
        priceCents: 7400,
        excerpt: 'Salt in one, sugar in the other.',
        pictures: ['jars'],
      },
      {
        title: 'Bud vases, set of three',
        priceCents: 5400,
        excerpt: 'One stem each is enough.',
        pictures: ['vases'],
      },
    ],
  },
  form: {
    name: 'Commission',
    fields: [
      { type: 'text', title: 'Your name', required: true },
      { type: 'email', title: 'Email', required: true },
      {
        type: 'select',
        title: 'What is it about?',
        options: ['A dinner service', 'A single piece', 'A course', 'Something else'],
      },
      { type: 'textarea', title: 'Tell us a little' },
    ],
  },
  pages: [
    {
      urlId: 'welcome',
      title: 'Stoneware from Cornwall',
      description:
        'Kilnhouse makes stoneware for the table by hand, in small batches, in Falmouth.',
      sections: [
        use(
          'intro-picture',
          [
            'Bowls that know the weight of a morning',
            'Stoneware for the table, thrown on the coast of Cornwall and fired twice.',
            'Visit the shop',
          ],
          {
            pictures: ['table'],
            links: ['/shop'],
            style: { background: { source: 'upload', color: '#1f1a15', overlay: 0.46 } },
          },
        ),
        place({ contentWidth: 'medium' }, [
          heading([3, 1, 20, 3], 'Made slowly, one kiln at a time'),
          text(
            [3, 4, 16, 4],
            p(
              'We dig part of our clay above the beach at Gunwalloe, and let it rest for a year. What comes of it is thrown, trimmed, dried and glazed by the two of us. Every six weeks the kiln is full.',
            ),
          ),
        ]),
        use('products-four', ['From the last firing', 'The whole shop'], { links: ['/shop'] }),
        use(
          'products-story',
          [
            'A teapot takes nine days',
            'Body, lid, spout and handle are made apart, and have to dry at the same pace. One in five does not. The others pour for decades.',
            'How we work',
          ],
          { pictures: ['tea'], links: ['/studio'] },
        ),
        use('gallery-mosaic', [], {
          pictures: ['shelf', 'neck', 'mug', 'footed', 'mugs'],
          style: { contentWidth: 'wide' },
        }),
        use(
          'newsletter',
          [
            'Hear when the kiln opens',
            'A letter every six weeks, a day before the shop fills up. Leave at any time.',
            'Email',
            'Tell me',
          ],
          {},
        ),
      ],
    },
    {
      urlId: 'studio',
      title: 'The studio',
      description: 'How stoneware is made at Kilnhouse: clay, wheel, glaze and two firings.',
      sections: [
        use(
          'intro-wide',
          [
            'A net loft with a kiln in it',
            'The studio stands on the quay. Below us they still mend nets; above us are gulls.',
          ],
          { pictures: ['shelf'] },
        ),
        use('text-aside', [
          'Clay',
          'A third of it is local: iron-rich, a little wild, and full of sand. We mix it with a white body from Devon so that it stands up on the wheel. The specks in the glaze are the sand coming through.',
        ]),
        use('text-aside', [
          'Fire',
          'The first firing takes a day and makes the clay hard. The second reaches 1,260 degrees and makes it stone. Between them lies the glaze: ash, feldspar, and a recipe that we change a little every year.',
        ]),
        place(
          { theme: 'light', verticalAlignment: 'middle' },
          [
            picture([1, 1, 10, 9], 'portrait'),
            text(
              [13, 2, 11, 3],
              h2('Seconds are welcome'),
              p(
                'A pinhole or a warp does not stop a bowl from being a bowl. We sell those at the studio door for half the price, on Saturdays.',
              ),
            ),
            button([13, 5, 7, 2], 'Plan a visit', 'secondary'),
          ],
          { pictures: ['neck'], links: ['/visit'] },
        ),
      ],
    },
    {
      urlId: 'care',
      title: 'Care',
      menu: 'Care & questions',
      description: 'How to look after stoneware, and how we send it.',
      sections: [
        place({ contentWidth: 'medium' }, [
          heading([1, 1, 20, 3], 'It is meant to be used', 1),
          text(
            [1, 4, 16, 3],
            p('Stoneware asks for very little. Here is what we are asked most often.'),
          ),
        ]),
        use(
          'faq-aside',
          [
            'Questions',
            'Something missing? Write to us, we answer from the studio.',
            'Write to us',
            'Does it go into the dishwasher?',
            'Yes, every day. The bare clay at the foot stays a little rough, so lift plates rather than slide them.',
            'And the oven?',
            'Up to 200 degrees, put in cold and warmed with the oven. No flame and no induction.',
            'How is it packed?',
            'In paper and cardboard, in a box within a box. If something breaks on the way, a picture is enough and we send another.',
            'Can I order a whole service?',
            'With pleasure, from twelve settings on. Plan three months for two firings.',
          ],
          { links: ['/visit'] },
        ),
        use('gallery-pair', ['Left: a glaze on its first day. Right: the same, ten years on.'], {
          pictures: ['vase', 'jars'],
        }),
      ],
    },
    {
      urlId: 'visit',
      title: 'Visit',
      description: 'Where the studio is, when it is open, and how to reach us.',
      sections: [
        place(
          { verticalAlignment: 'top' },
          [
            heading([1, 1, 10, 3], 'Come up the stairs', 1),
            text(
              [1, 4, 10, 4],
              p(
                '3 Fish Strand, Falmouth. The blue door, first floor. There is no bell; we hear you on the stairs.',
              ),
            ),
            hours(
              [1, 8, 10, 7],
              ['Thursday 10:00 16:00', 'Friday 10:00 16:00', 'Saturday 10:00 17:00', 'Sunday'],
              'Closed while the kiln is firing.',
            ),
            picture([13, 1, 12, 12], 'portrait'),
          ],
          { pictures: ['wheel'] },
        ),
        place({ theme: 'light' }, [
          text(
            [1, 1, 9, 5],
            h2('Ask for something'),
            p(
              'Commissions open twice a year. Tell us what you have in mind, and for how many people.',
            ),
          ),
          form(
            [12, 1, 13, 14],
            'Send',
            'Thank you. We read letters in the evening and write back within two days.',
          ),
        ]),
      ],
    },
  ],
};
