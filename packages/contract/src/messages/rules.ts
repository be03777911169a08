/** Texts about what an owner may not save of discounts, shipping and taxes. */
export const ruleMessages = {
  codeTaken: 'That code is in use. Please choose another.',
  codeInvalid: 'A code has letters, digits and signs, and no blanks.',
  countryCode: 'A country is two capital letters, such as US.',
  endsBeforeStart: 'The end has to come after the start.',
  stepsRepeated: 'Each step begins at another value.',
  zoneRequired: 'A local delivery needs a place where it is offered.',
  postcodeInvalid: 'That is no pattern of postcodes.',
  memberCountry: 'That is no member country of the European Union.',
  taxState: 'That is no state with a sales tax.',
  tooMany: 'There are as many of these as there can be: {count}.',
} as const;
