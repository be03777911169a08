/** Texts about people who work on sites: signing in, their safety, their roles. */
export const peopleMessages = {
  proofRequired: 'Please confirm that it is you.',
  codeRefused: 'That code is wrong, too old or used.',
  stepEnded: 'That took too long. Please sign in again.',
  passkeyRefused: 'That passkey is not known here.',
  codesAreOn: 'Codes are switched on already.',
  tooManyPasskeys: 'There is no room for more passkeys.',
  roleNotGivable: 'You can only give and change roles that allow no more than your own.',
  ownRoles: 'Nobody changes their own roles.',
  ownerStays: 'The owner stays until somebody else takes over.',
  worksHere: 'This person works here already.',
  invitationOfOther: 'This invitation is for {email}. Please sign in with that email.',
  tooManyInvitations: 'There is no room for more invitations. Take some back first.',
  setUpAlready: 'The owner is set up already. Please sign in.',
  offerEnded: 'That offer is not there any more.',
  waysIn: 'Without it nobody could sign in to this account. Add another way first.',
} as const;
