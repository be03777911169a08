/** Units of one variant. */
export interface StockUnits {
  variantId: string;
  quantity: number;
}

/** Units of one variant that are held now. */
export interface HeldStock extends StockUnits {
  /** Units that others can still buy. */
  left: number;
}
