import { z } from 'zod';
import { userRoles } from '../enumerations/site-types.ts';
import { peopleLimits } from '../limits.ts';
import { linkMessages } from '../messages/back-office.ts';
import { formMessages } from '../messages/forms.ts';
import { makeEmailSchema } from '../models/email.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import type { RoleNumber } from './permissions.ts';

const numbers: readonly number[] = Object.values(userRoles.values);

/** A role of AUTH-05 by its number. */
export const roleSchema = z
  .int()
  .refine((role): role is RoleNumber => numbers.includes(role), 'There is no such role.');

/** Roles of somebody on a site, each once. */
export const rolesSchema = z
  .array(roleSchema)
  .min(1)
  .max(numbers.length)
  .refine((roles) => new Set(roles).size === roles.length, 'Each role once.');

/** An email of somebody of the staff. */
export const staffEmailSchema = makeEmailSchema(linkMessages.emailInvalid);

/** What somebody of the staff is called. */
export const staffNameSchema = makeTextSchema(peopleLimits.nameLength)
  .trim()
  .refine((name) => name !== '', formMessages.required);

/** The token of a mailed link, or of a step. */
export const staffTokenSchema = z.string().min(1).max(200);

/** A password as it is typed. Whether it is good enough is for the server to say. */
export const typedPasswordSchema = makeTextSchema(1_000);

/** A code of an app, or a recovery code, as it is typed. */
export const typedCodeSchema = makeTextSchema(50);
