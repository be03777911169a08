import { z } from 'zod';
import { codeLimits } from '../limits.ts';
import { codeHostSchema } from '../models/code-host.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { defineSettings, flag, publicField, staffField } from './define-settings.ts';

const code = (summary: string) =>
  staffField(makeTextSchema(codeLimits.injection).default(''), summary);

/**
 * HTML with scripts that the owner puts into pages. It runs with the rights of whoever looks at the
 * page, so it has a permission of its own.
 */
export const codeInjectionSettings = defineSettings(
  'codeInjection',
  'Code that the owner puts into pages',
  {
    header: code('At the end of the head of every page'),
    footer: code('At the end of every page'),
    lockPage: code('In the head of what asks for a password'),
    orderConfirmed: code('At the end of the page that follows an order'),
    hosts: staffField(
      z.array(codeHostSchema).max(codeLimits.hosts).default([]),
      'Other hosts that the code loads from or sends to, beside those that it names',
    ),
    asksFirst: staffField(
      flag(true),
      'Code that reaches other hosts waits until the visitor has agreed',
    ),
    developerMode: publicField(flag(false), 'Templates are told that developers are at work'),
  },
  'edit-code',
);
