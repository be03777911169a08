type Share = { index: number; floor: number; remainder: bigint; weight: number; key: string };

/**
 * Splits whole cents over weights so that the parts always sum to the total: every part gets its
 * share rounded down, the cents left over go to the largest remainders. Ties go to the larger
 * weight, then to the smaller key, so the outcome does not depend on the order of the input when
 * keys are given. A part never exceeds its weight when the total does not exceed their sum. Weights
 * that are all 0 count as equal.
 */
export function allocate(
  totalCents: number,
  weights: readonly number[],
  keys?: readonly string[],
): number[] {
  if (weights.length === 0) return [];
  if (totalCents < 0) return allocate(-totalCents, weights, keys).map((part) => (part ? -part : 0));
  const isAllZero = weights.every((weight) => weight === 0);
  const used = isAllZero ? weights.map(() => 1) : weights;
  const sum = used.reduce((total, weight) => total + BigInt(weight), 0n);
  const shares = used.map((weight, index): Share => {
    const product = BigInt(totalCents) * BigInt(weight);
    const key = keys?.[index] ?? '';
    return { index, floor: Number(product / sum), remainder: product % sum, weight, key };
  });
  const parts = shares.map((share) => share.floor);
  const left = totalCents - parts.reduce((total, part) => total + part, 0);
  for (const share of shares.toSorted(compareShares).slice(0, left)) parts[share.index]! += 1;
  return parts;
}

function compareShares(a: Share, b: Share): number {
  if (a.remainder !== b.remainder) return a.remainder > b.remainder ? -1 : 1;
  if (a.weight !== b.weight) return b.weight - a.weight;
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  return a.index - b.index;
}
