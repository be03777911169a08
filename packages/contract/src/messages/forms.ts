/** Texts of embedded forms. FORM-13, FORM-19..43; D-05 keeps the wordings of each context apart. */
export const formMessages = {
  submitting: 'Submitting…',
  required: 'Required',
  tooLong: 'You have exceeded the character limit.',
  emailInvalid: 'Email is not valid. Email addresses should follow the format {email}.',
  completeCaptcha: 'Complete CAPTCHA before submitting.',
  unauthorized: 'Unable to submit form. Please try again later.',
  notConfigured: 'This form has not been configured yet.',
  full: 'This form takes no answers at the moment. Your entries are still here; please write to us by email.',
  rateLimited: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  serverError: 'Unable to send form. Please try again later.',
  unknownError: 'Unknown error, please try again later.',
  processingError: 'Error processing form submission. Please reload and try again.',
  noSubmissionKey: 'Could not get a form submission key, please try again later.',
  unreadableFields: 'Could not parse the form fields, please check your entries.',
  invalidFields: 'One or more fields is invalid, please check your entries.',
  scrollDown: 'Your form has encountered a problem. Please scroll down to review.',
  scrollUp: 'Your form has encountered a problem. Please scroll up to review.',
  updateMissing: 'Update the missing or invalid information above.',
} as const;

/** Texts of the restock block. RSTK-13, RSTK-14, RSTK-17, RSTK-18; the last is ours. */
export const restockMessages = {
  emailBlank: 'Email cannot be blank',
  emailInvalid: 'Email is invalid',
  failed: 'Unable to submit form. Please try again later.',
  signedUp: 'Signed up!',
  inStock: 'This item is in stock.',
} as const;

/** Texts of captcha loading. CAPT-03, CAPT-04; the last four are ours. */
export const captchaMessages = {
  notSetUp: 'ReCaptcha has not been set up!',
  documentDestroyed: 'Document was destroyed',
  scriptFailed: 'The script of the captcha could not be loaded',
  /** To a visitor whose browser could not load it. */
  notLoaded:
    'The check that you are a person could not be loaded. What you typed is still here; please try again.',
  /** To a visitor whose token nobody could check. */
  notChecked:
    'Nobody could check that you are a person just now. What you typed is still here; please try again.',
  /** Without scripts. */
  needsScripts:
    'This form checks that you are a person, which needs JavaScript. Turn it on in your browser, then load this page again.',
} as const;

/** Texts of the instalment line. INST-07. */
export const instalmentMessages = {
  upTo: 'available for orders up to {amount}',
  over: 'available for orders over {amount}',
  offer: '{numInstallments} interest-free payments of {amount}',
} as const;
