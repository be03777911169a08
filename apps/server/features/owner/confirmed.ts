import { html, type Html } from '../../html.ts';

/** A button behind another, so that nothing is done by one slip. */
export function confirmed(
  label: string,
  warning: Html | string,
  { action, crumb }: { action: string; crumb: string },
): Html {
  return html`<details class="confirm">
    <summary>${label}</summary>
    <form method="post" action="${action}">
      <input type="hidden" name="crumb" value="${crumb}" />
      <p>${warning}</p>
      <button type="submit">${label}</button>
    </form>
  </details>`;
}
