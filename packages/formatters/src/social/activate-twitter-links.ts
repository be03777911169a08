import type { Formatter } from '@sitewright/template';
import { asText } from '../values/read.ts';

const address = /\b(?:https?|ftp|file):\/\/[-\w+&@#/%?=~|!:,.;]*[-\w+&@#\\/%=~|]/gi;

function link(url: string, text: string): string {
  return `<a target="new" href="${url}">${text}</a>`;
}

/** Links in a short message. FMT-08. */
export const activateTwitterLinks: Formatter = {
  name: 'activate-twitter-links',
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
