/** The cards of the test provider: the server judges by this list and the checkout shows it. */
export const testCards = [
  { number: '4242 4242 4242 4242', behaviour: 'succeeds', outcome: 'The payment succeeds.' },
  {
    number: '4000 0025 0000 3155',
    behaviour: 'needs-second-step',
    outcome: 'The bank asks for a second step.',
  },
  {
    number: '4000 0000 0000 0341',
    behaviour: 'fails-later',
    outcome: 'The first payment succeeds, later ones of a subscription are declined.',
  },
  { number: '4000 0000 0000 0002', behaviour: 'card_declined', outcome: 'The card is declined.' },
  {
    number: '4000 0000 0000 9995',
    behaviour: 'insufficient_funds',
    outcome: 'The card has insufficient funds.',
  },
] as const;
