import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { useForms } from '../designs/use-design-site.ts';
import { NewFormButton } from './new-form-button.tsx';

const texts = defineTexts({
  form: { en: 'Form in sections', de: 'Formular in Abschnitten' },
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
  const forms = useForms() ?? [];
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
      <NewFormButton onMade={onChange} />
    </>
  );
}
