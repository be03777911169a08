/** Texts of checkout and payment, in our own words; the specification shows none. */
export const checkoutMessages = {
  title: 'Checkout',
  email: 'Email',
  required: 'Required',
  emailInvalid: 'Please enter a valid email.',
  postcodeInvalid: 'Please check this code: it is not one of the country.',
  phoneInvalid: 'Please check this phone number.',
  noteTooLong: 'Please write a shorter note.',
  pickUp: 'Pick it up',
  ship: 'Have it sent',
  noBillingAddress: 'No billing address needed',
  continueElsewhere: 'Continue on another device',
  mailLink: 'Mail me a link',
  proveEmail:
    'Do you pay on invoice? Have a link mailed to your address, and open it in this browser.',
  linkMailed: 'We mailed you a link. It works for a day, once.',
  linkEnded: 'This link has ended. Open the checkout from your cart, or mail yourself a new link.',
  linkUnproved: 'That is not what was typed. Please try again.',
  marketingOptIn: 'Send me news and offers',
  continue: 'Continue to shipping and payment',
  countryUnknown: 'Please choose a country from the list.',
  shippingOptionRequired: 'Please choose how you would like to receive your order.',
  shippingOptionUnavailable: 'That shipping option is not available for this address.',
  noShippingOptions: 'We do not ship to this address yet.',
  cardNumberInvalid: 'Please check the card number.',
  cardExpiryInvalid: 'Please check the expiry date.',
  cardExpired: 'This card has expired.',
  cardCodeInvalid: 'Please check the security code.',
  cardDeclined: 'Your card was declined. Please try another card.',
  insufficientFunds: 'Your card has insufficient funds. Please try another card.',
  authenticationFailed: 'Your bank did not confirm this payment. Please try again.',
  providerUnavailable: 'We could not reach the payment provider. You have not been charged.',
  shopAddressUnknown: 'This shop cannot send links yet. Please go on here.',
  methodUnavailable: 'That way to pay is not available.',
  totalChanged: 'The total of your order has changed. Please review it and try again.',
  stockChanged: 'Some items of your order are no longer available. Please review your cart.',
  holdsUsedUp:
    'You have reserved these items several times without buying them. So that others can buy them too, please try again in an hour.',
  tooManyUnpaid:
    'You have orders that are not paid yet. Please pay for them first, or pay this one by card.',
  holdEnded:
    'Your items are no longer reserved. Everything you typed is kept: pay to get them while they are there.',
  cartEmpty: 'Your cart is empty.',
  cartPurchased: 'This order has already been placed.',
  paymentUnderWay: 'A payment for this order is already under way.',
  paymentNotFound: 'That payment was not found.',
  reorderNotPossible: 'That cannot be ordered again from here.',
  orderNotFound: 'That order was not found.',
  draftEnded: 'This draft is paid, was canceled or has ended.',
  draftIncomplete:
    'This draft lacks something: an email, an address, a way to ship, or something to buy that is there.',
  draftLineRefused:
    'Drafts sell what is in the shop, without subscriptions; gift cards have no price of their own.',
  payLinkEnded: 'This link has ended. Please ask the shop for a new one.',
  payLinkTitle: 'Your order waits for you',
  payLinkText: 'The shop put this order together for you.',
  payLinkPay: 'Go on to payment',
  payLinkQuestion: 'To fill in what the shop knows of you, tell us:',
  payLinkLastName: 'Your last name',
  payLinkPostalCode: 'The postcode of your address',
  payLinkFill: 'Fill it in',
  pickupUnpaid:
    'This order is paid at pick-up: note all of it as picked up, or mark it as paid before.',
  invoiceNotPossible: 'An order gets its invoice once it is paid.',
  couponUnknown: 'That code is not valid.',
  couponBelowMinimum: 'That code needs an order subtotal of {subtotal} or more.',
  couponNotCombinable: 'That code cannot be combined with another discount.',
  couponNotForItems: 'That code is not for the items in your cart.',
  couponUsed: 'You have used that code already.',
  couponExpired: 'That code has expired.',
  planPaidAlone:
    'A subscription is paid alone, one of it. Take everything else out of this cart; it can be bought by itself.',
  planOfferChanged: 'What you saw has changed meanwhile. Please look at it again.',
  subscriptionChanged: 'That cannot be done with this subscription any more.',
  giftCard: 'Gift card or store credit',
  giftCardSpent: 'The gift card of this order has been spent, so its price cannot go back.',
  giftCardMissing: 'Please enter the code of a gift card.',
  giftCardUnknown: 'That gift card code is not valid.',
  giftCardEmpty: 'There is nothing left on that gift card.',
  giftCardExpired: 'That gift card has expired.',
  giftCardNoDonation: 'A donation cannot be paid with a gift card.',
  giftCardOtherCurrency: 'That gift card is in another currency.',
  giftCardsTooMany: 'No more gift cards fit on one order.',
  nothingToPay: 'Nothing is left to pay.',
  refundTooLarge: 'There is less left of this payment than that.',
  orderNotCancelable: 'Something of this order was handed over. Give money back instead.',
  downloadsEnded:
    'The files of this order are closed for good: it was refunded, canceled, or its customer was erased.',
  orderNotOpen: 'Nothing of this order can be handed over now.',
  fulfillmentTooLarge: 'Less of that is left to hand over.',
  refundUnclear: 'Choose units or amounts of single parts, or one amount of the whole order.',
  refundNotPossible: 'No money has come by this payment.',
  testNotice: 'This shop is in test mode. No card is charged.',
} as const;

/** The texts of a group. */
type TextOf<Group> = Group[keyof Group];

const orderStates = {
  awaiting_payment: 'This order waits for its payment.',
  paid: 'This order is paid.',
  needs_attention: 'This order is paid.',
  canceled: 'This order was canceled.',
  refunded: 'This order was refunded.',
} as const;

/** How an order stands, for whoever has its link. */
export const orderStateMessages: Readonly<Record<string, TextOf<typeof orderStates>>> = orderStates;

const sentStates = {
  pending: 'It has not been sent yet.',
  partially_fulfilled: 'A part of it has been sent.',
  ready_for_pickup: 'It is ready for you to pick up.',
  fulfilled: 'All of it has been sent.',
} as const;

const fetchedStates = {
  pending: 'It is not ready for pick-up yet.',
  partially_fulfilled: 'A part of it was picked up.',
  ready_for_pickup: 'It is ready for you to pick up.',
  fulfilled: 'It was picked up.',
} as const;

type FulfillmentText = TextOf<typeof sentStates> | TextOf<typeof fetchedStates>;

/** How much of an order was handed over, for its buyer, by how it comes to them. */
export const fulfillmentMessages: Readonly<
  Record<'ship' | 'pickup', Readonly<Record<string, FulfillmentText>>>
> = { ship: sentStates, pickup: fetchedStates };

const parcelStates = {
  shipped: 'Shipped',
  delivered: 'Delivered',
  ready: 'Ready for pick-up',
  'picked-up': 'Picked up',
} as const;

/** How a parcel stands, or a pick-up. */
export const shipmentMessages: Readonly<Record<string, TextOf<typeof parcelStates>>> = parcelStates;
