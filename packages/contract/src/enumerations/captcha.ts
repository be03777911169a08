/** What a token of the captcha is asked for. CAPT-02, D-03 */
export const captchaActions = [
  'FORM_BLOCK_SUBMISSION',
  'NEWSLETTER_BLOCK_SUBMISSION',
  'PRODUCT_WAITLIST_SUBMISSION',
  'PROMO_POPUP_SUBMISSION',
] as const;

/** One of {@link captchaActions}. */
export type CaptchaAction = (typeof captchaActions)[number];

/**
 * Kinds of keys of reCAPTCHA Enterprise: one that judges visitors without asking them anything, and
 * one that shows a box to tick.
 */
export const captchaKinds = ['score', 'checkbox'] as const;

/** The name of the field that a posted form carries its token in. */
export const captchaField = 'g-recaptcha-response';
