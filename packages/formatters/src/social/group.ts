import type { PluginGroup } from '../plugin.ts';
import { activateTwitterLinks } from './activate-twitter-links.ts';
import { commentCount, commentLink, comments, disqus, hasComments } from './comments.ts';
import { googleCalendarUrl } from './google-calendar-url.ts';
import { likeButton } from './like-button.ts';
import { socialButton, socialButtonInline } from './social-button.ts';
import { twitterFollowButton } from './twitter-follow-button.ts';

/** Comments, likes, share buttons and calendar links. */
export const socialGroup: PluginGroup = {
  name: 'social',
  formatters: [
    activateTwitterLinks,
    commentCount,
    commentLink,
    comments,
    googleCalendarUrl,
    likeButton,
    socialButton,
    socialButtonInline,
    twitterFollowButton,
  ],
  predicates: [hasComments, disqus],
};
