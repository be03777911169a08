import type { PluginDocs } from '../plugin.ts';

const shared = {
  item: {
    title: 'Mug',
    fullUrl: '/shop/p/mug',
    recordType: 11,
    assetUrl: '/mug.jpg',
    mainImageId: 'i1',
  },
  website: { shareButtonOptions: { 1: true } },
};

/** Comments, likes, sharing and calendars, for authors. */
export const socialDocs: PluginDocs = {
  'activate-twitter-links': {
    summary: 'Turns addresses, @handles and #tags into links that open in a new window.',
    examples: [
      {
        template: '{a|activate-twitter-links}',
        data: { a: 'see https://example.com @ada #clay' },
        output:
          'see <a target="new" href="https://example.com">https://example.com</a> <a target="new" href="https://twitter.com/ada/">@ada</a> <a target="new" href="https://twitter.com/hashtag/clay?src=hash">#clay</a>',
      },
    ],
  },
  'comment-count': {
    summary: 'How many public comments an item has, in words.',
    examples: [
      {
        template: '{item|comment-count}',
        data: { item: { publicCommentCount: 0 } },
        output: 'No Comments',
      },
      {
        template: '{item|comment-count}',
        data: { item: { publicCommentCount: 1 } },
        output: '1 Comment',
      },
    ],
  },
  'comment-link': {
    summary: 'A link to the comments of an item, with their number.',
    examples: [
      {
        template: '{item|comment-link}',
        data: { item: { id: 'p1', fullUrl: '/journal/a', publicCommentCount: 2 } },
        output:
          '\n  <a href="/journal/a#comments-p1" class="sqs-comment-link" data-id="p1">\n  2\n  Comments\n  </a>\n',
      },
    ],
  },
  comments: {
    summary: 'The place where the script puts the comments of an item or a collection.',
    examples: [
      {
        template: '{@|comments}',
        data: { id: 'x', item: { id: 'p1', publicCommentCount: 2, commentState: 1 } },
        output:
          '\n  <div class="squarespace-comments" id="comments-x" data-item-id="p1" data-public-comment-count="2" data-comment-state="1"></div>\n',
      },
    ],
  },
  'comments?': {
    summary: 'Comments are open or there is one, and the site has not switched them off.',
    examples: [{ template: '{.comments?}yes{.end}', data: { commentState: 1 }, output: 'yes' }],
  },
  'disqus?': {
    summary: 'The site has a Disqus name (`websiteSettings.disqusShortName`).',
    examples: [
      {
        template: '{.disqus?}yes{.end}',
        data: { websiteSettings: { disqusShortName: 'a' } },
        output: 'yes',
      },
    ],
  },
  'google-calendar-url': {
    summary: 'The address that adds an event to a Google calendar.',
    examples: [
      {
        template: '{event|google-calendar-url}',
        data: {
          event: { title: 'Open day', startDate: 1_520_876_934_000, endDate: 1_520_880_534_000 },
        },
        output:
          'http://www.google.com/calendar/event?action=TEMPLATE&text=Open+day&dates=20180312T174854Z/20180312T184854Z',
      },
    ],
  },
  'like-button': {
    summary: 'The like button of an item, when the site has simple likes switched on.',
    examples: [
      {
        template: '{item|like-button}',
        data: { item: { id: 'p1', likeCount: 3 }, websiteSettings: { simpleLikingEnabled: true } },
        output:
          '\n  <span class="sqs-simple-like" data-item-id="p1" data-like-count="3">\n    <span class="like-icon"></span>\n    <span class="like-count"></span>\n  </span>\n',
      },
    ],
  },
  'social-button': {
    summary: 'The place for the share buttons of an item, when the site offers any.',
    examples: [
      {
        template: '{item|social-button}',
        data: shared,
        output:
          '<div class="squarespace-social-buttons button-style" data-system-data-id="i1" data-asset-url="/mug.jpg" data-record-type="11" data-full-url="/shop/p/mug" data-title="Mug"></div>',
      },
    ],
  },
  'social-button-inline': {
    summary: 'As `social-button`, inside a line of text.',
    examples: [
      {
        template: '{item|social-button-inline}',
        data: shared,
        output:
          '<span class="squarespace-social-buttons inline-style" data-system-data-id="i1" data-asset-url="/mug.jpg" data-record-type="11" data-full-url="/shop/p/mug" data-title="Mug"></span>',
      },
    ],
  },
  'twitter-follow-button': {
    summary: 'The place for the follow button of a social account.',
    examples: [
      {
        template: '{account|twitter-follow-button}',
        data: { account: { profileUrl: 'https://twitter.com/ada' } },
        output:
          '<script>Y.use(\'squarespace-follow-buttons\', function(Y) { Y.on(\'domready\', function() { Y.Squarespace.FollowButtonUtils.renderAll(); }); });</script><div class="squarespace-follow-button" data-username="ada"></div>',
      },
    ],
  },
};
