/**
 * What a formatter gives that selects nothing, where that is not the same as a missing value:
 * it prints as nothing, is empty to conditions, has no members and no JSON, and even `raw`, which
 * spells a missing value out, writes nothing for it. Bound to a variable it is missing.
 */
export const UNPRINTABLE: unique symbol = Symbol('unprintable');
