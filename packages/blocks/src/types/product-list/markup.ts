import { listHeadMarkup } from '../list-head.ts';

/** Products as the list of their page shows them. */
export const productListMarkup =
  listHeadMarkup +
  '{.if cards}<ul class="product-grid sw-product-list"{.if columns} data-columns="{columns}"{.end}>' +
  '{.repeated section cards}<li>{@}</li>{.end}</ul>{.end}';
