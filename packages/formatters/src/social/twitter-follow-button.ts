import type { Formatter } from '@sitewright/template';
import { asText, getKey } from '../values/read.ts';

/** The follow button. SOCL-06, SOCL-07. */
export const twitterFollowButton: Formatter = {
  name: 'twitter-follow-button',
  run: (account) => {
    const url = asText(getKey(account, 'profileUrl'));
    const user = asText(getKey(account, 'userName')) || url.slice(url.lastIndexOf('/') + 1);
    return (
      "<script>Y.use('squarespace-follow-buttons', function(Y) { Y.on('domready', function() { " +
      'Y.Squarespace.FollowButtonUtils.renderAll(); }); });</script>' +
      `<div class="squarespace-follow-button" data-username="${user}"></div>`
    );
  },
};
