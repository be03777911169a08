import { formatMoney, fromWireMoney } from '@sitewright/commerce';
import { cartMessages } from '@sitewright/contract';
import type { RelatedProduct } from '@sitewright/contract';

/** Other products below the cart. CART-20 */
export function RelatedProducts({ products }: { readonly products: readonly RelatedProduct[] }) {
  if (products.length === 0) return null;
  return (
    <section className="sw-related" aria-labelledby="sw-related-title">
      <h2 id="sw-related-title">{cartMessages.customersAlsoBought}</h2>
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <a href={product.fullUrl}>
              <RelatedPicture product={product} />
              <span className="sw-related-name">{product.title}</span>
              <span className="sw-quiet">{priceText(product)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RelatedPicture({ product: { image } }: { readonly product: RelatedProduct }) {
  if (!image) return <span className="sw-entry-picture" />;
  return (
    <img src={`${image.assetUrl}?format=500w`} alt="" width={300} height={375} loading="lazy" />
  );
}

function priceText({ fromPrice, hasVariedPrices }: RelatedProduct): string {
  const price = formatMoney(fromWireMoney(fromPrice));
  return hasVariedPrices ? `from ${price}` : price;
}
