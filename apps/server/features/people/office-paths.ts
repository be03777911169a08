/** Pages of the back office that stand outside of a site; mails lead to them. */
export const officePaths = {
  signIn: '/config/sign-in',
  password: '/config/password',
  email: '/config/email',
  invitation: '/config/invitation',
  setUp: '/config/set-up',
  newSite: '/config/new-site',
  account: '/config/account',
} as const;
