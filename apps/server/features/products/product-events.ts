/** Products were made, changed or taken away. */
export interface ProductsChanged {
  products: readonly { productId: string; kind: 'created' | 'updated' | 'deleted' }[];
}
