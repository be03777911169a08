/** Stock came to zero or rose from it, so that pages show something else. */
export interface StockChanged {
  variantIds: readonly string[];
}
