/** Whether a modal starts 50 px below the top instead of in the middle. POPU-05 */
export function isTallerThanWindow(contentHeight: number, windowHeight: number): boolean {
  return contentHeight > windowHeight;
}
