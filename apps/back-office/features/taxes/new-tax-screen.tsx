import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Page } from '../../ui/page.tsx';
import { newTax } from './tax-fields.ts';
import { TaxForm } from './tax-form.tsx';
import { taxTexts as texts } from './tax-texts.ts';

export function Screen() {
  const write = useTexts();
  const { href } = useSite();
  return (
    <Page title={write(texts.newTax)} back={{ href: href('taxes'), label: write(texts.taxes) }}>
      <TaxForm saved={newTax} />
    </Page>
  );
}
