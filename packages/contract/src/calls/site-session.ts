import { z } from 'zod';
import { defineCall } from '../call.ts';
import { accountLimits, textLimits } from '../limits.ts';

const path = '/api/site-users/account/session';

/** Old scripts read `xsrfToken`; it is the crumb, which is a new one. D-18 */
const answer = z.object({ xsrfToken: z.string() });

/**
 * Signs a visitor in. Nothing tells whether the email or the password was wrong. Ceilings are by
 * address and by email; see `callLimits.signInToAccount`. AUTH-01, AUTH-02, AUTH-03
 */
export const createSession = defineCall(`POST ${path}`, 'Sign in to an account of the site', {
  body: z.object({
    email: z.string().max(4 * textLimits.email),
    password: z.string().max(accountLimits.maxPassword),
    /** For three years; else until the browser is closed. */
    rememberMe: z.boolean().default(false),
  }),
  answer,
});

/** Signs a visitor out; with `cloneCart` a copy of the cart stays in the browser. AUTH-04, CART-25 */
export const deleteSession = defineCall(`DELETE ${path}`, 'Sign out', {
  query: z.object({ cloneCart: z.enum(['true', 'false']).optional().catch(undefined) }),
  answer,
});
