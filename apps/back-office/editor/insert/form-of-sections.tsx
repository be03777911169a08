import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useForms } from '../designs/use-design-site.ts';

const NewFormDialog = lazy(async () => ({
  default: (await import('../../features/forms/new-form-dialog.tsx')).NewFormDialog,
}));

const texts = defineTexts({
  form: { en: 'Form in sections', de: 'Formular in Abschnitten' },
  add: { en: 'New form', de: 'Neues Formular' },
});

/** Which form sections with one begin with, where there are several; or a new one. */
export function FormOfSections({
  formId,
  onChange,
}: {
  /** Undefined: the first of the site. */
  formId: string | undefined;
  onChange: (formId: string) => void;
}) {
  const write = useTexts();
  const { may } = useSite();
  const forms = useForms() ?? [];
  const [isMaking, setMaking] = useState(false);
  return (
    <>
      {forms.length > 1 && (
        <SelectField
          label={write(texts.form)}
          choices={forms.map(({ id, name }) => ({ value: id, label: name }))}
          value={formId ?? forms[0]?.id ?? null}
          onChange={onChange}
        />
      )}
      {may('create-products') && (
        <Button isSmall onPress={() => setMaking(true)}>
          <Plus size={16} aria-hidden="true" />
          {write(texts.add)}
        </Button>
      )}
      {isMaking && (
        <Suspense>
          <NewFormDialog onMade={onChange} onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </>
  );
}
