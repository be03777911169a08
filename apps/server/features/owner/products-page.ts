/** `/config/sites/:identifier/products` */
import { html, type Html } from '../../html.ts';
import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';
import type { ProductLine } from './list-products.ts';
import { emptyState, siteHref } from './owner-layout.ts';
import { placeLinks, type PlacedPage } from './paging.ts';

export function renderProducts(site: Site, list: PlacedPage<ProductLine>, query: string): Html {
  const path = siteHref(site.identifier, 'products');
  return html`<h1>Products</h1>
    <form class="search" role="search" method="get" action="${path}">
      <label for="query">Search by name or SKU</label>
      <div>
        <input id="query" name="query" type="search" value="${query}" maxlength="100" /><button
          type="submit"
        >
          Search
        </button>
      </div>
    </form>
    ${list.rows.length === 0 ? nothing(query) : table(site, list.rows)}
    ${placeLinks(list, path, { query })}`;
}

function nothing(query: string): Html {
  return query
    ? emptyState('Nothing found', `No product has “${query}” in its name or SKU.`)
    : emptyState('No products yet', 'Products of this site will be listed here.');
}

function table(site: Site, rows: ProductLine[]): Html {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Product</th>
        <th scope="col" class="number">Stock</th>
        <th scope="col" class="number">Price</th>
        <th scope="col" class="wide">Visible</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => productRow(site, row))}
    </tbody>
  </table>`;
}

function productRow(site: Site, product: ProductLine): Html {
  const variants = product.variantCount === 1 ? '1 variant' : `${product.variantCount} variants`;
  return html`<tr>
    <th scope="row">
      ${product.title}<small
        >${product.path} · ${variants}${!product.isVisible && html` · <b>hidden</b>`}</small
      >
    </th>
    <td class="number">${stockMark(product)}</td>
    <td class="number">${priceRange(site, product)}</td>
    <td class="wide">${product.isVisible ? 'Yes' : 'No'}</td>
  </tr>`;
}

function stockMark({ stock }: ProductLine): Html | string {
  if (stock === undefined) return 'Unlimited';
  return stock === 0 ? html`<span class="tag warn">Sold out</span>` : String(stock);
}

function priceRange(site: Site, { lowestCents, highestCents }: ProductLine): string {
  const money = (amountCents: number) =>
    writeMoney(site, { amountCents, currencyCode: site.currency });
  if (lowestCents === highestCents) return money(lowestCents);
  return `${money(lowestCents)} – ${money(highestCents)}`;
}
