/** What a visitor answers to a statement, by its score. FBLD-05 */
export const likertScores = {
  '-2': 'Strongly Disagree',
  '-1': 'Disagree',
  '0': 'Neutral',
  '1': 'Agree',
  '2': 'Strongly Agree',
} as const;

/** The scores in the order in which they are asked. */
export const likertOrder = ['-2', '-1', '0', '1', '2'] as const;
