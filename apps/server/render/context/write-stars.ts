/** Five signs, as many of them full as there are whole stars. */
export function writeStars(average: number): string {
  const full = Math.round(average);
  return '★'.repeat(full) + '☆'.repeat(5 - full);
}
