import { z } from 'zod';
import { captchaKinds } from '../enumerations/captcha.ts';
import { defineSettings, publicField, secretField, text } from './define-settings.ts';

/** The captcha: `website.captchaSettings` of a page. CAPT-05, CAPT-09. */
export const captchaSettings = defineSettings('captcha', 'The captcha of forms', {
  siteKey: publicField(text(), 'The key that pages carry; empty: no captcha'),
  kind: publicField(z.enum(captchaKinds).default('score'), 'What the site key was made for'),
  secretKey: secretField('The key that answers are checked with'),
});
