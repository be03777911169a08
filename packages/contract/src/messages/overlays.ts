/** What stands over, above or in place of the pages of a site. */
export const overlayMessages = {
  announcement: 'Announcement',
  closeAnnouncement: 'Close the announcement',
  popup: 'From this shop',
  lockedTitle: 'This page is locked',
  lockedSiteTitle: 'This site is locked',
  lockedText: 'Enter the password that you were given.',
  password: 'Password',
  unlock: 'Enter',
  pageLocked: 'A password is needed to see this.',
  passwordWrong: 'That is not the password.',
} as const;
