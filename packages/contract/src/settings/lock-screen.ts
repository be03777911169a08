import { makeTextSchema } from '../models/plain-text.ts';
import { defineSettings, staffField } from './define-settings.ts';

/** What stands in place of a page, or of the site, that asks for a password. ROUT-18 */
export const lockScreenSettings = defineSettings(
  'lockScreen',
  'The screen that asks for the password of a page',
  {
    title: staffField(makeTextSchema(200).default(''), 'Heading; empty: the usual words'),
    text: staffField(makeTextSchema(2_000).default(''), 'Text below the heading'),
    buttonText: staffField(makeTextSchema(60).default(''), 'On the button; empty: the usual word'),
  },
  'edit-content',
);
