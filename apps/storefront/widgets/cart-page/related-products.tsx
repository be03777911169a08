import type { RelatedProduct } from './cart-page-data.ts';

/** Other products below the cart. CART-20 */
export function RelatedProducts({
  products,
}: {
  readonly products?: readonly RelatedProduct[] | undefined;
}) {
  if (!products || products.length === 0) return null;
  return (
    <section className="sw-related" aria-labelledby="sw-related-title">
      <h2 id="sw-related-title">Customers also bought</h2>
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <a href={product.url}>
              {product.imageUrl && (
                <img src={product.imageUrl} alt="" width={300} height={300} loading="lazy" />
              )}
              <span>{product.title}</span>
              <span className="sw-quiet">{product.priceText}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
