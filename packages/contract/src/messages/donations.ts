/** Texts of donations, in our own words; the specification shows none. SUBS-05 */
export const donationMessages = {
  title: 'Donate',
  closed: 'This donation is closed. Thank you for wanting to give.',
  amountOutOfBounds: 'Please give an amount from {least} to {most}.',
  chooseAmount: 'Please choose one of the amounts.',
  notMonthly: 'This can be given once only.',
  suggestionsOutOfBounds: 'Amounts to choose from must lie between the least and the most.',
  mostBelowLeast: 'The most cannot be less than the least.',
  noAmounts: 'Name amounts to choose from, or let people choose their own.',
  amountUnclear: 'Please write an amount, such as 25.',
  thanks: 'Thank you for your donation',
} as const;
