import type { Formatter } from '@sitewright/template';
import { asText } from '../values/read.ts';

const address = /\b(?:https?|ftp|file):\/\/[-\w+&@#/%?=~|!:,.;]*[-\w+&@#\\/%=~|]/gi;

function link(url: string, text: string): string {
  return `<a target="new" href="${url}">${text}</a>`;
}

/** Links in a short message. FMT-08. */
export const activateTwitterLinks: Formatter = {
  name: 'activate-twitter-links',
  summary: 'Turns addresses, @handles and #tags into links that open in a new window.',
  examples: [
    {
      template: '{a|activate-twitter-links}',
      data: { a: 'see https://example.com @ada #clay' },
      output:
        'see <a target="new" href="https://example.com">https://example.com</a> <a target="new" href="https://twitter.com/ada/">@ada</a> <a target="new" href="https://twitter.com/hashtag/clay?src=hash">#clay</a>',
    },
  ],
  run: (value) =>
    asText(value)
      .replace(address, (url) => link(url, url))
      .replace(/(^| )@(\w+)/g, (_, space: string, handle: string) => {
        return space + link(`https://twitter.com/${handle}/`, `@${handle}`);
      })
      .replace(/(^| )#(\w+)/g, (_, space: string, tag: string) => {
        return space + link(`https://twitter.com/hashtag/${tag}?src=hash`, `#${tag}`);
      }),
};
