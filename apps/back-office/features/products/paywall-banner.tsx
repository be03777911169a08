import { productTypes } from '@sitewright/commerce';
import type { StaffProduct } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Banner } from '../../ui/states.tsx';
import { productTexts as texts } from './product-texts.ts';

/** Says of paid access that the shop does not sell it, and leads to what does; nothing of others. D-10 */
export function PaywallBanner({ product }: { product: StaffProduct }) {
  const write = useTexts();
  const { href } = useSite();
  if (product.productType !== productTypes.paywall) return null;
  return (
    <Banner
      action={
        <ButtonLink isSmall href={href('supporters')}>
          {write(texts.toMemberships)}
        </ButtonLink>
      }
    >
      {write(texts.paywallHelp)}
    </Banner>
  );
}
