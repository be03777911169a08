import { z } from 'zod';
import { makeEmailSchema } from '../models/email.ts';
import { defineSettings, flag, secretField, staffField } from './define-settings.ts';

/** Mails that nobody asked for one by one, and what the owner is told. */
export const mailSettings = defineSettings('mails', 'Mails to customers and to the owner', {
  abandonedCart: staffField(flag(false), 'Who left a cart with an email is reminded of it'),
  abandonedCartHours: staffField(
    z.array(z.int().min(1).max(720)).min(1).max(3).default([4]),
    'Hours after which a cart counts as left, one for each reminder',
  ),
  abandonedCartNeedsOptIn: staffField(
    flag(true),
    'Only those who asked for news are reminded; some countries forbid the rest',
  ),
  reviewRequest: staffField(flag(false), 'Buyers are asked what they think of what they bought'),
  reviewRequestDays: staffField(
    z.int().min(1).max(90).default(14),
    'Days after everything was handed over',
  ),
  alertAddresses: staffField(
    z.array(makeEmailSchema('not an email')).max(10).default([]),
    'Who is told of orders and of what needs a person; empty: nobody',
  ),
  alertOrders: staffField(flag(true), 'Alerts tell of new orders too'),
  alertStockUnits: staffField(
    z.int().min(0).max(10_000).default(0),
    'Alerts tell of variants with so few units or fewer; 0: of none',
  ),
  alertMinutes: staffField(
    z.int().min(5).max(1_440).default(15),
    'Minutes between two mails of alerts; what happens meanwhile stands in one',
  ),
  eventSecret: secretField(
    'The secret by which a mail provider signs bounces and complaints to /api/mail/events',
  ),
});
