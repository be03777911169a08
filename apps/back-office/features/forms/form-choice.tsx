import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import desk from '../desk/desk.module.css';
import { formTexts as texts } from './form-texts.ts';

const NewFormDialog = lazy(async () => ({
  default: (await import('./new-form-dialog.tsx')).NewFormDialog,
}));

const none = 'none';

/** Which form a product asks: one of those there are, a new one, or none. */
export function FormChoice({
  formId,
  onChange,
  isGift,
}: {
  formId: string | null;
  onChange: (formId: string | null) => void;
  /** A gift card without a form of its own asks for whom it is. */
  isGift: boolean;
}) {
  const write = useTexts();
  const { identifier, href, may } = useSite();
  const [isMaking, setIsMaking] = useState(false);
  const read = useRead('GET /api/sites/:identifier/forms', { params: { identifier } });
  const forms = read.state === 'success' ? read.answer.forms : [];
  const isGone = read.state === 'success' && forms.every(({ id }) => id !== formId);
  const choices = [
    { value: none, label: write(isGift ? texts.giftForm : texts.noForm) },
    ...forms.map(({ id, name }) => ({ value: id, label: name })),
    ...(formId !== null && isGone ? [{ value: formId, label: write(texts.goneForm) }] : []),
  ];
  return (
    <>
      <SelectField
        label={write(texts.formOfBuyers)}
        help={write(texts.formHelp)}
        choices={choices}
        value={formId ?? none}
        onChange={(value) => onChange(value === none ? null : value)}
      />
      <div className={desk['buttons']}>
        {formId !== null && (
          <ButtonLink isSmall href={href(`forms/${formId}`)}>
            {write(texts.edit)}
          </ButtonLink>
        )}
        {may('create-products') && (
          <Button isSmall onPress={() => setIsMaking(true)}>
            <Plus size={16} aria-hidden="true" />
            {write(texts.add)}
          </Button>
        )}
      </div>
      {isMaking && (
        <Suspense>
          <NewFormDialog onMade={onChange} onClose={() => setIsMaking(false)} />
        </Suspense>
      )}
    </>
  );
}
