import { html } from '../../html.ts';

/**
 * What a field for an amount takes, as attributes: the browser names the field and keeps what was
 * typed, where a refused form would begin anew.
 */
export const amountRule = html`inputmode="decimal" pattern="\\s*[0-9]*[.,]?[0-9]*\\s*" title="Such
as 5.00"`;

/** The same for several amounts, with spaces between them. */
export const amountsRule = html`inputmode="text" pattern="[0-9.,; ]*" title="Such as 10 25 50"`;

/** The same for a number of units. */
export const unitsRule = html`inputmode="numeric" pattern="\\s*[0-9]+\\s*" title="A whole number"`;
