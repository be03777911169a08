/** Pages show reviews that they did not show before; told in the transaction in which it happened. */
export interface ReviewsPublished {
  published: readonly { reviewId: string; productId: string }[];
}
