/** What blocks say to visitors where their owner has said nothing; the same in all languages of ours. */
export const blockMessages = {
  /** Stops logos that move. */
  pause: 'Pause',
} as const;

/** How much of two things is seen, as a slider says it: `Before 30 %, After 70 %`. */
export function writeShares(percent: number, first: string, second: string): string {
  return `${first} ${percent} %, ${second} ${100 - percent} %`;
}
