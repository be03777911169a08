import { fromWireMoney } from '@sitewright/commerce';
import { cartMessages } from '@sitewright/contract';
import type { RelatedProduct } from '@sitewright/contract';
import { useMoneyWriter } from '../../platform/money-notation.tsx';
import { say } from '../../platform/say.ts';

/** Other products below the cart. CART-20 */
export function RelatedProducts({ products }: { readonly products: readonly RelatedProduct[] }) {
  const writeMoney = useMoneyWriter();
  if (products.length === 0) return null;
  return (
    <section className="sw-related" aria-labelledby="sw-related-title">
      <h2 id="sw-related-title">{say(cartMessages.customersAlsoBought)}</h2>
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <a href={product.fullUrl}>
              <RelatedPicture product={product} />
              <span className="sw-related-name">{product.title}</span>
              <span className="sw-quiet">
                {priceText(product, writeMoney(fromWireMoney(product.fromPrice)))}
              </span>
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

function priceText({ hasVariedPrices }: RelatedProduct, price: string): string {
  return hasVariedPrices ? say('from {price}', { price }) : price;
}
