/** Who buys. */
export interface Buyer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Buyers of a shop; the third has a name that is hard to fit. */
export const buyers = [
  { firstName: 'Robin', lastName: 'Marlow', email: 'robin@example.com' },
  { firstName: 'Mara', lastName: 'Linden', email: 'mara@example.com' },
  { firstName: 'Juno', lastName: 'Ferrow-Whitcombe', email: 'juno.ferrow-whitcombe@example.com' },
  { firstName: 'Ines', lastName: 'Okafor', email: 'ines@example.com' },
] as const satisfies readonly Buyer[];
