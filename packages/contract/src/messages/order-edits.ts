/** What is said when staff change an order that was placed. */
export const orderEditMessages = {
  orderChanged:
    'Somebody changed this order meanwhile. What you typed is still here: look at it again and confirm.',
  editRefused:
    'This order cannot be edited: it was canceled or refunded, is of a plan, a donation or a membership, or was a test in a shop that sells by now.',
  sentUnits: 'What was handed over, or is on its way back, cannot be taken off.',
  deliveredByMail:
    'Downloads and gift cards go out by mail at once. Give their money back, or make a draft for more of them.',
  addressSent: 'Something of this order was handed over: its address stays.',
  otherPlace: 'Taxes differ in another country or region. Cancel this order and make a new one.',
  nothingChanged: 'Nothing is changed by this.',
  nothingLeft: 'Nothing would be left of this order. Cancel it instead.',
  unpaidTooLow: 'Nothing would be left to pay of this order. Call it off instead.',
  restDue:
    'A rest of this order is due. It has to be paid first, or what was added has to be called off.',
  restCalledOff: 'Nothing is left to pay: what was added to this order was called off.',
  editedTitle: 'Your order was changed',
  editedText: 'Order {number} at {shop} was changed.',
  editedTotal: 'Total now',
  editedDue: '{amount} is left to pay.',
  editedBack: 'We give {amount} back to you.',
  editedSame: 'What you have to pay stays the same.',
  editedReason: 'Why: {reason}',
  payRest: 'Pay the rest',
  payRestText: 'Your order was changed, and a part of it is left to pay.',
  restTitle: 'Rest of order {number}',
  restDueLabel: 'Still to pay',
  takenOff: 'Taken off',
  addressChanged: 'It goes to another address now.',
} as const;
