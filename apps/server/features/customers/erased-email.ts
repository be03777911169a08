/** What the email of an erased customer ends with; it leads nowhere. */
export const erasedEnding = '@erased.invalid';
