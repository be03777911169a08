/**
 * Where percentages and taxes are rounded: of every line, or once of the sum that a rule falls on.
 * docs/money.md.
 */
export type RoundingPlace = 'line' | 'total';
