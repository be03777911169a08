import { html, type Html } from '../../html.ts';

/** A line of a list of facts. */
export function renderFact(label: string, text: string): Html {
  return html`<div>
    <dt>${label}</dt>
    <dd>${text}</dd>
  </div>`;
}
