/** What the sites of the example themes hold. */
import type { PageDocument } from '@sitewright/contract';
import { button, composeRows, words, type RowCell } from './compose-rows.ts';

/** A page of an example site. */
interface ExamplePage {
  readonly urlId: string;
  readonly title: string;
  readonly typeName?: string;
  readonly isHomepage?: boolean;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly layout?: string;
  /** Its content, when it is made of blocks. */
  readonly document?: PageDocument;
  /** Addresses of the pages that a menu shows below it. */
  readonly children?: readonly string[];
}

/** A site of an example theme. */
export interface ExampleSite {
  readonly title: string;
  readonly pages: readonly ExamplePage[];
  /** Published areas of the template by their ids; `{about}` is the id of the page of that address. */
  readonly fields: Readonly<Record<string, PageDocument>>;
}

const column = (name: string, ...cells: RowCell[]) =>
  composeRows(
    name,
    cells.map((cell) => [cell]),
  );

/** Of `forge`: all that it shows stands in areas. */
const forge: ExampleSite = {
  title: 'Harrow Forge',
  pages: [
    { urlId: 'home', title: 'Home', isHomepage: true, settings: { page: 'home' } },
    { urlId: 'about', title: 'About', settings: { page: 'about' } },
    { urlId: 'visit', title: 'Visit', settings: { page: 'about' } },
  ],
  fields: {
    notice: column('notice', words('<p>The forge is open on Saturdays from nine to four.</p>')),
    'home-opening': composeRows('opening', [
      [
        words('<h1>Iron, made to be used</h1>', 8),
        words('<p>We forge gates, hooks and kitchen knives by hand, one at a time.</p>', 4),
      ],
      [button('See how we work', '/about', 4)],
    ]),
    'home-first': column(
      'first',
      words('<h2>Gates</h2><p>Measured at your place, hung by us.</p>'),
    ),
    'home-second': column(
      'second',
      words('<h2>Hooks</h2><p>Ready to take home from the bench.</p>'),
    ),
    'home-third': column('third', words('<h2>Knives</h2><p>Carbon steel with handles of ash.</p>')),
    invitation: composeRows('invitation', [
      [words('<h2>Come and strike the first blow</h2><p>Courses for two, all year.</p>', 8)],
      [button('Ask for a day', '/visit', 4)],
    ]),
    footer: composeRows('footer', [
      [
        words('<p>Harrow Forge, 4 Mill Lane, Harrow</p>', 6),
        words('<p>Fire on Tuesday to Saturday</p>', 6),
      ],
    ]),
    '{about}-story': column(
      'story',
      words('<h1>Three people, one fire</h1><p>The forge was lit in 1911 and went out once.</p>'),
    ),
    '{about}-aside': column(
      'aside',
      words('<h2>What we burn</h2><p>Charcoal from the next wood.</p>'),
    ),
    '{visit}-story': column('visit', words('<h1>Visit us</h1><p>Ring the bell at the gate.</p>')),
  },
};

/** Of `columns`: pages in rows of twelve columns, and a sidebar that two of them share. */
const columns: ExampleSite = {
  title: 'North Quay Surveyors',
  pages: [
    {
      urlId: 'home',
      title: 'Home',
      isHomepage: true,
      document: composeRows('home', [
        [words('<h1>We measure what stands</h1><p>Building surveys along the coast.</p>')],
        [
          words('<h2>Homes</h2><p>Before you buy, and before you build.</p>', 4),
          words('<h2>Harbours</h2><p>Walls, piles and what is below them.</p>', 4),
          words('<h2>Heritage</h2><p>Drawn stone by stone.</p>', 4),
        ],
        [
          words('<h2>How it goes</h2><p>One visit, one week, one report in plain words.</p>', 8),
          button('Book a survey', '/prices', 4),
        ],
      ]),
    },
    {
      urlId: 'services',
      title: 'Services',
      layout: 'sidebar',
      document: composeRows('services', [
        [words('<h1>Services</h1>')],
        [
          words('<h2>Survey</h2><p>Every room, every roof.</p>', 6),
          words('<h2>Report</h2><p>With pictures and costs.</p>', 6),
        ],
      ]),
    },
    {
      urlId: 'prices',
      title: 'Prices',
      layout: 'sidebar',
      document: composeRows('prices', [[words('<h1>Prices</h1><p>From 480 for a flat.</p>')]]),
    },
  ],
  fields: {
    sidebar: column('sidebar', words('<h2>Questions?</h2><p>Call us: 555 0142.</p>')),
    'columns-footer': column('foot', words('<p>North Quay Surveyors, Pier 3</p>')),
  },
};

/** Of `chapters`: one page that stacks three others. */
const chapters: ExampleSite = {
  title: 'A Year on the Ridge',
  pages: [
    {
      urlId: 'year',
      title: 'A Year on the Ridge',
      typeName: 'chapters',
      isHomepage: true,
      children: ['snow', 'thaw', 'hay'],
    },
    ...['Snow', 'Thaw', 'Hay'].map((title) => ({
      urlId: title.toLowerCase(),
      title,
      document: composeRows(title.toLowerCase(), [
        [words(`<p>What ${title.toLowerCase()} does to a farm at nine hundred metres.</p>`)],
        [
          words('<h3>Morning</h3><p>The animals first, then coffee.</p>', 6),
          words('<h3>Evening</h3><p>Tools in, door shut, list for tomorrow.</p>', 6),
        ],
      ]),
    })),
  ],
  fields: {
    '{year}-preface': column(
      'preface',
      words('<p>Three seasons, written down at the kitchen table.</p>'),
    ),
    '{snow}-note': column('note', words('<p>The road closes in December and opens in March.</p>')),
    colophon: column('colophon', words('<p>Set in what your machine has. Written in pencil.</p>')),
  },
};

/** Sites by the names of their themes. */
export const exampleSites = { forge, columns, chapters } as const;

/** A theme that has an example site. */
export type ExampleTheme = keyof typeof exampleSites;
