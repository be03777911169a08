import { html } from '../../html.ts';

/**
 * What a field for an amount takes, as attributes: the browser names the field and keeps what was
 * typed, where a refused form would begin anew.
 */
export const amountRule = html`inputmode="decimal" pattern="\\s*[0-9]*[.,]?[0-9]*\\s*" title="An
amount such as 5.00"`;

/** The same for a number of units. */
export const unitsRule = html`inputmode="numeric" pattern="\\s*[0-9]+\\s*" title="A whole number"`;
