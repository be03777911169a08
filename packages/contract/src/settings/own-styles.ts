import { codeLimits } from '../limits.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { defineSettings, staffField } from './define-settings.ts';

/** Styles that the owner writes by hand. They stand behind those of the theme. */
export const ownStyleSettings = defineSettings(
  'ownStyles',
  'Styles that the owner writes',
  { css: staffField(makeTextSchema(codeLimits.css).default(''), 'CSS or LESS for every page') },
  'edit-styles',
);
