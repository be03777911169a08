import { readHtml } from '../read-html.ts';
import type { DemoPost } from '../site.ts';

const html = (name: string): string => readHtml(`alder-loom/journal/${name}.html`);

export const journal: readonly DemoPost[] = [
  {
    urlId: 'a-table-for-december',
    title: 'A table for December',
    excerpt: '<p>Eight chairs, eleven people, and how to lay a table so that nobody notices.</p>',
    html: html('a-table-for-december'),
    author: 'Ruth Calloway',
    tags: ['table', 'winter'],
    categories: ['At home'],
    picture: {
      file: 'winter-table',
      alt: 'A dark table with two place settings and three burning tapers',
    },
    daysAgo: 4,
  },
  {
    urlId: 'oil-your-boards',
    title: 'Oil your boards',
    excerpt: '<p>Ten minutes, twice a year. A short guide with one serious warning.</p>',
    html: html('oil-your-boards'),
    author: 'Sam Oyelaran',
    tags: ['care', 'wood'],
    categories: ['Care'],
    picture: { file: 'board-care', alt: 'A walnut board with a folded cloth and a flask of oil' },
    daysAgo: 19,
  },
  {
    urlId: 'how-a-mug-is-made',
    title: 'Nineteen days: how a mug is made',
    excerpt: '<p>Four minutes on the wheel and eighteen days of everything else.</p>',
    html: html('how-a-mug-is-made'),
    author: 'Iris Vandermeer',
    tags: ['workshop', 'stoneware'],
    categories: ['Making'],
    picture: {
      file: 'three-mugs',
      alt: 'Three mugs in oat, moss and ink in the light of a window',
    },
    pictures: [{ file: 'at-the-wheel', alt: 'A bowl on the wheel in evening light' }],
    daysAgo: 40,
  },
  {
    urlId: 'linen-in-ten-years',
    title: 'Linen in ten years',
    excerpt: '<p>Why the oldest towel in our kitchen is the best one we own.</p>',
    html: html('linen-in-ten-years'),
    author: 'Ruth Calloway',
    tags: ['linen', 'care'],
    categories: ['Care'],
    picture: { file: 'linen-stacks', alt: 'Two stacks of folded linen in white, sage and madder' },
    daysAgo: 68,
  },
  {
    urlId: 'why-we-stayed-small',
    title: 'Why we stayed the size of the kiln',
    excerpt:
      '<p>Two hundred and forty pots fit in our kiln. Nine people can make that many in a week and still be glad to see each other. So that is how big we are.</p>',
    html: html('why-we-stayed-small'),
    author: 'Iris Vandermeer',
    tags: ['workshop'],
    categories: ['Making'],
    picture: {
      file: 'workshop-shelf',
      alt: 'Two shelves of vases, bowls and jars in the workshop',
    },
    daysAgo: 96,
    isStarred: true,
  },
];
