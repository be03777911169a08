/** What visitors read around comments below posts. */
export const commentMessages = {
  title: 'Comments',
  none: 'No comments yet.',
  closed: 'Comments are closed.',
  name: 'Your name, as everybody sees it',
  text: 'Your comment',
  send: 'Send comment',
  more: 'More comments',
  waits: 'Thank you! Your comment is shown once somebody has read it.',
  sent: 'Thank you! Your comment is shown.',
  nameMissing: 'Please enter your name.',
  textMissing: 'Please write something.',
  failed: 'Your comment could not be sent. Please try again later.',
} as const;
