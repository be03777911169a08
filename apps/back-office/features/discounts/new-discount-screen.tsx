import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Page } from '../../ui/page.tsx';
import { DiscountForm } from './discount-form.tsx';
import { newDiscount } from './discount-fields.ts';
import { discountTexts as texts } from './discount-texts.ts';

export function Screen() {
  const write = useTexts();
  const { href } = useSite();
  return (
    <Page
      title={write(texts.newDiscount)}
      back={{ href: href('discounts'), label: write(texts.discounts) }}
    >
      <DiscountForm saved={newDiscount} />
    </Page>
  );
}
