/** The space kept above content that does not fit, in pixels. POPU-05 */
export const TALL_TOP_MARGIN = 50;

/** Whether a modal starts 50 px below the top instead of in the middle. POPU-05 */
export function isTallerThanWindow(contentHeight: number, windowHeight: number): boolean {
  return contentHeight + TALL_TOP_MARGIN > windowHeight;
}
