import type { CallRegistration } from '../../http/call-scope.ts';
import { handleOwnAccount, handleWaysIn } from './handle-own-account.ts';
import { handleInvitations, handlePeople } from './handle-people.ts';
import { handleSignIn, handleStaffLinks } from './handle-sign-in.ts';

/** The calls about people who work on sites: signing in, their accounts, their roles. */
export const peopleCalls: readonly CallRegistration[] = [
  handleSignIn,
  handleStaffLinks,
  handleOwnAccount,
  handleWaysIn,
  handlePeople,
  handleInvitations,
];
