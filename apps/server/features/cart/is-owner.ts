/**
 * True for the visitor who typed what a cart or an order keeps: the only one who may see it. A link
 * alone shows goods, number and state.
 */
export function isOwner(keptHash: string | null, ownerHash: string): boolean {
  return ownerHash !== '' && keptHash === ownerHash;
}
