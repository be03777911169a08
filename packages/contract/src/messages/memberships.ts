/** Texts of memberships, in our own words; the specification shows none. SUBS-05, D-10 */
export const membershipMessages = {
  closed: 'This membership cannot be joined at present.',
  changed: 'The price of this membership has changed. Please choose it again.',
  needsEmail: 'Please tell us your email, so that we can send you a link.',
  noStore: 'Only pages and posts can be for members; products cannot.',
  noHomePage: 'The home page is for everybody.',
  membersOnly: 'This page is for members.',
  howToEnter: 'Are you a member? We mail you a link that lets you in.',
  linkEnded: 'This link has ended. Ask for a new one below.',
  linkMailed: 'Please look at your mail: if we know this email, we have sent a link to it.',
  joinMailed: 'Please look at your mail and open the link in it to join.',
  welcome: 'Welcome',
} as const;
