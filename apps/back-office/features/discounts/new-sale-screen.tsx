import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Page } from '../../ui/page.tsx';
import { newSale } from './discount-fields.ts';
import { discountTexts as texts } from './discount-texts.ts';
import { SaleForm } from './sale-form.tsx';

export function Screen() {
  const write = useTexts();
  const { href } = useSite();
  return (
    <Page
      title={write(texts.newSale)}
      back={{ href: href('discounts/sales'), label: write(texts.sales) }}
    >
      <SaleForm saved={newSale} />
    </Page>
  );
}
