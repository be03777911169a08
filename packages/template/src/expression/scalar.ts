/** What an expression computes with. */
export type Scalar = string | number | boolean | null;
