import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { discountTexts as texts } from './discount-texts.ts';

/** Discounts of carts, and sales of the catalogue. */
export function DiscountTabs({ current }: { current: 'discounts' | 'sales' }) {
  const write = useTexts();
  const { href } = useSite();
  return (
    <LinkTabs
      label={write(texts.kinds)}
      tabs={[
        {
          href: href('discounts'),
          label: write(texts.discounts),
          isCurrent: current === 'discounts',
        },
        {
          href: href('discounts/sales'),
          label: write(texts.sales),
          isCurrent: current === 'sales',
        },
      ]}
    />
  );
}
