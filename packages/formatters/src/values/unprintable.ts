/** Has no own members and no JSON. */
const withoutJson = { toJSON: () => undefined };

/**
 * What a formatter gives that selects nothing, where that is not the same as a missing value:
 * it prints as nothing, is empty to conditions, and even `raw`, which spells a missing value
 * out, writes nothing for it.
 */
export const UNPRINTABLE: object = Object.freeze(Object.create(withoutJson));
