/** Products as the list of their page shows them. */
export const productListMarkup =
  '{.if cards}<ul class="product-grid sw-product-list" data-columns="{columns}">' +
  '{.repeated section cards}<li>{@}</li>{.end}</ul>{.end}';
