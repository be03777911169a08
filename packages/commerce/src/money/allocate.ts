type Share = { index: number; floor: bigint; remainder: bigint; weight: bigint; key: string };

/**
 * Splits whole cents over weights so that the parts always sum to the total: every part gets its
 * share rounded down, the cents left over go to the largest remainders. Ties go to the larger
 * weight, then to the smaller key, so the outcome does not depend on the order of the input when
 * keys are given. A part never exceeds its weight when the total does not exceed their sum. Weights
 * are whole and not negative; weights that are all 0 count as equal.
 */
export function allocate(
  totalCents: number,
  weights: readonly (number | bigint)[],
  keys?: readonly string[],
): number[] {
  if (weights.length === 0) return [];
  if (totalCents < 0) return allocate(-totalCents, weights, keys).map((part) => (part ? -part : 0));
  if (totalCents === 0) return weights.map(() => 0);
  const isAllZero = weights.every((weight) => !weight);
  const used = weights.map((weight) => (isAllZero ? 1n : BigInt(weight)));
  const sum = used.reduce((total, weight) => total + weight, 0n);
  const whole = BigInt(totalCents);
  const shares = used.map((weight, index): Share => {
    const product = whole * weight;
    const floor = product / sum;
    return { index, floor, remainder: product - floor * sum, weight, key: keys?.[index] ?? '' };
  });
  const parts = shares.map((share) => Number(share.floor));
  const left = totalCents - parts.reduce((total, part) => total + part, 0);
  if (left === 0) return parts;
  for (const share of shares.toSorted(compareShares).slice(0, left)) parts[share.index]! += 1;
  return parts;
}

function compareShares(a: Share, b: Share): number {
  if (a.remainder !== b.remainder) return a.remainder > b.remainder ? -1 : 1;
  if (a.weight !== b.weight) return a.weight > b.weight ? -1 : 1;
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  return a.index - b.index;
}
