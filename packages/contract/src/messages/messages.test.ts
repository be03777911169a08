import { describe, expect, it } from 'vitest';
import { selectOptionsMessage } from './add-to-cart.ts';
import { fillMessage } from './fill-message.ts';
import { messages } from './messages.ts';

describe('selectOptionsMessage', () => {
  it.each([
    ['ATC-09', ['Size'], 'Please select the Size option.'],
    ['ATC-10', ['Size', 'Colour'], 'Please select the Size and Colour options.'],
    ['ATC-11', ['Size', 'Colour', 'Glaze'], 'Please select the Size, Colour and Glaze options.'],
    ['ATC-11', ['A', 'B', 'C', 'D'], 'Please select the A, B, C and D options.'],
  ])('%s names %j', (_, options, text) => expect(selectOptionsMessage(options)).toBe(text));
});

describe('fillMessage', () => {
  it('fills every placeholder, also when a value looks like one', () => {
    const text = fillMessage('{a} and {b} and {a}', { a: '{b}', b: 2 });
    expect(text).toBe('{b} and 2 and {b}');
  });

  it('LINK-06 uses up a list where a name repeats', () => {
    const text = fillMessage(messages.links.linkFormat, { host: ['example.com', '/about'] });
    expect(text).toBe('Links must be formatted as example.com or /about.');
  });

  it('leaves an unknown placeholder as it is', () => {
    expect(fillMessage<string>('{toString}', {})).toBe('{toString}');
  });
});

/** The wording is fixed by the specification; each line is its id, the key and the text. */
const fixed: [id: string, actual: string, expected: string][] = [
  ['ATC-01', messages.addToCart.adding, 'Adding…'],
  ['ATC-01', messages.addToCart.added, 'Added!'],
  ['ATC-07', messages.addToCart.selectOption, 'Select Option'],
  ['ATC-08', messages.addToCart.soldOut, 'Sold Out'],
  [
    'ATC-13',
    messages.addToCart.variantUnavailable,
    'Sorry, that item variant is unavailable. Please select another variant.',
  ],
  [
    'ATC-14',
    messages.addToCart.notEnoughStock,
    'Sorry, we do not have enough of that item available.',
  ],
  ['ATC-15', messages.addToCart.quantityNotNumber, 'Quantity must be a number.'],
  ['ATC-16', messages.addToCart.quantityNotWhole, 'Quantity must be a whole number'],
  ['ATC-19', messages.addToCart.selectDenomination, 'Select a denomination for the Gift Card'],
  ['ATC-20', messages.addToCart.unableToAdd, 'Unable to Add Item'],
  ['ATC-21', messages.addToCart.unableToPurchase, 'Unable to Purchase Item'],
  ['ATC-22', messages.addToCart.unableToPurchaseGiftCard, 'Unable to purchase Gift Card'],
  [
    'ATC-23',
    messages.addToCart.sessionExpired,
    'Your session has expired. Please reload the page and try again.',
  ],
  [
    'ATC-24',
    messages.addToCart.enableCookies,
    'Please enable cookies in your browser, reload the page, and try again.',
  ],
  ['ATC-25', messages.addToCart.tooManyRequests, 'Please try again in a few seconds.'],
  ['CART-20', messages.cart.title, 'Shopping Cart'],
  ['CART-20', messages.cart.customersAlsoBought, 'Customers also bought'],
  ['CART-20', messages.cart.editDetails, 'Edit details'],
  ['CART-21', messages.cart.unableToUpdateQuantity, 'Unable to update quantity'],
  ['CART-21', messages.cart.unableToAddItem, 'Unable to add item'],
  ['CART-21', messages.cart.unableToRemoveItem, 'Unable to remove item'],
  ['CART-21', messages.cart.unableToUpdateForm, 'Unable to update form'],
  ['CART-21', messages.cart.unableToOpenForm, 'Unable to open form'],
  ['CART-21', messages.cart.checkConnection, 'Please check your internet connection.'],
  ['CART-21', messages.cart.tryAgain, 'Please try again.'],
  ['CART-22', messages.cart.saving, 'Saving…'],
  ['CART-27', messages.cart.noSwitchableVariants, 'No switchable variants available'],
  [
    'ENT-21',
    messages.cart.minimumOrder,
    'Checkout requires an order subtotal of {subtotal} or more.',
  ],
  ['INST-07', messages.instalments.upTo, 'available for orders up to {amount}'],
  ['INST-07', messages.instalments.over, 'available for orders over {amount}'],
  ['RSTK-13', messages.restock.emailBlank, 'Email cannot be blank'],
  ['RSTK-14', messages.restock.emailInvalid, 'Email is invalid'],
  ['RSTK-17', messages.restock.failed, 'Unable to submit form. Please try again later.'],
  ['RSTK-18', messages.restock.signedUp, 'Signed up!'],
  ['FORM-13', messages.forms.submitting, 'Submitting…'],
  ['FORM-19', messages.forms.required, 'Required'],
  ['FORM-24', messages.forms.tooLong, 'You have exceeded the character limit.'],
  [
    'FORM-25',
    messages.forms.emailInvalid,
    'Email is not valid. Email addresses should follow the format {email}.',
  ],
  ['FORM-27', messages.forms.completeCaptcha, 'Complete CAPTCHA before submitting.'],
  ['FORM-33', messages.forms.unauthorized, 'Unable to submit form. Please try again later.'],
  ['FORM-34', messages.forms.notConfigured, 'This form has not been configured yet.'],
  [
    'FORM-35',
    messages.forms.rateLimited,
    'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  ],
  ['FORM-36', messages.forms.serverError, 'Unable to send form. Please try again later.'],
  ['FORM-37', messages.forms.unknownError, 'Unknown error, please try again later.'],
  [
    'FORM-38',
    messages.forms.processingError,
    'Error processing form submission. Please reload and try again.',
  ],
  [
    'FORM-39',
    messages.forms.noSubmissionKey,
    'Could not get a form submission key, please try again later.',
  ],
  [
    'FORM-40',
    messages.forms.unreadableFields,
    'Could not parse the form fields, please check your entries.',
  ],
  [
    'FORM-41',
    messages.forms.invalidFields,
    'One or more fields is invalid, please check your entries.',
  ],
  [
    'FORM-42',
    messages.forms.scrollDown,
    'Your form has encountered a problem. Please scroll down to review.',
  ],
  [
    'FORM-42',
    messages.forms.scrollUp,
    'Your form has encountered a problem. Please scroll up to review.',
  ],
  ['FORM-43', messages.forms.updateMissing, 'Update the missing or invalid information above.'],
  ['CAPT-03', messages.captcha.notSetUp, 'ReCaptcha has not been set up!'],
  ['CAPT-04', messages.captcha.documentDestroyed, 'Document was destroyed'],
  ['MSG-01', messages.general.somethingWentWrong, 'Something went wrong'],
  ['MSG-01', messages.general.unableToLoad, 'Unable to load. Try again.'],
  ['MSG-02', messages.general.unableToConnect, 'Unable to connect. Please try again'],
  ['MSG-04', messages.general.noResults, 'No results found'],
  ['NAVL-05', messages.general.noMainNavigation, 'Unable to find site main navigation'],
  ['FONT-03', messages.fonts.unableToPreview, 'Unable to load preview for {fontName}'],
  ['LINK-04', messages.links.emailInvalid, 'Please enter a valid email.'],
  ['LINK-05', messages.links.emailFormat, 'Emails must be formatted as {email}.'],
  ['LINK-07', messages.links.pageUrlInvalid, '{val} is not a valid page URL.'],
  ['LINK-08', messages.links.optionInvalid, '{val} is not one of the expected options.'],
  ['FILE-03', messages.files.nameRequired, 'Please enter a file name.'],
  [
    'FILE-04',
    messages.files.unsupported,
    'The file {fileName} does not appear to be a supported file.',
  ],
  [
    'FILE-05',
    messages.files.tooLarge,
    'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
  ],
  ['TAGS-02', messages.tags.exists, 'This {tagType} already exists.'],
  ['TAGS-03', messages.tags.oneAtATime, 'You may only edit one {tagType} at a time.'],
  ['TAGS-04', messages.tags.notFound, 'No {tagType} found'],
  ['DATA-04', messages.dataset.empty, 'Enter some data!'],
  ['DATA-05', messages.dataset.rowsIncomplete, 'One or more rows was missing data.'],
  ['CONN-04', messages.connections.listRequired, 'A List must be selected.'],
  [
    'CONN-05',
    messages.connections.noLists,
    "You don't have any mailing lists. Please create one before continuing",
  ],
  ['EDIT-02', messages.editor.codeOnAndroid, 'Code editing is not available on Android.'],
  [
    'MEDI-10',
    messages.editor.vimeoBasic,
    'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
  ],
];

it.each(fixed)('%s is worded exactly', (_, actual, expected) => expect(actual).toBe(expected));
