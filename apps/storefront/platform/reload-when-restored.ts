/**
 * Reloads a page that the Back button brings back as it was left: its cart may be bought by now,
 * and a locked button would stay locked. What was typed comes back from the draft.
 */
export function reloadWhenRestored(): void {
  addEventListener('pageshow', (event) => {
    if (event.persisted) location.reload();
  });
}
