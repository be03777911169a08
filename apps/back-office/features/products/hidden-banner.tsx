import type { StaffProduct } from '@sitewright/contract';
import { useIntl } from 'react-intl';
import { useSite } from '../../app/office-context.ts';
import type { EditForm } from '../../forms/use-edit-form.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { ProductForm } from './product-fields.ts';
import { productTexts as texts } from './product-texts.ts';

/** Says that nobody sees a product in the shop, and shows it at a press; nothing of one that is seen. */
export function HiddenBanner({
  edit,
  product: { title, isVisible, isArchived, publishOn },
}: {
  edit: EditForm<ProductForm>;
  product: StaffProduct;
}) {
  const write = useTexts();
  const intl = useIntl();
  const { may, timeZone } = useSite();
  if (isArchived || isVisible) return null;
  const show = async () => {
    edit.form.setValue('publishOn', null, { shouldDirty: true });
    edit.form.setValue('isVisible', true, { shouldDirty: true });
    if (await edit.save()) showToast({ message: write(texts.nowShown, { title }) });
  };
  const format = { timeZone, dateStyle: 'long', timeStyle: 'short' } as const;
  return (
    <Banner
      tone="warning"
      action={
        may('edit-products') && (
          <Button kind="primary" isPending={edit.isSaving} onPress={() => void show()}>
            {write(texts.show)}
          </Button>
        )
      }
    >
      {publishOn === null
        ? write(texts.hiddenText)
        : write(texts.hiddenUntil, { moment: intl.formatDate(publishOn, format) })}
    </Banner>
  );
}
