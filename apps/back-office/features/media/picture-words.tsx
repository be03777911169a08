import { pictureLicenses, type SiteFile } from '@sitewright/contract';
import { useWatch, type Control } from 'react-hook-form';
import { FormField } from '../../forms/form-field.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { mediaTexts as texts } from './media-texts.ts';

/** The words that only pictures have. */
export type PictureFields = Pick<
  SiteFile,
  'body' | 'componentKey' | 'license' | 'licenseProvider' | 'licenseAuthor'
>;

/** The caption of a picture, its key, and whose it is. ENT-17 */
export function PictureWords<Fields extends PictureFields>({
  control: whole,
  isDisabled,
}: {
  control: Control<Fields>;
  isDisabled: boolean;
}) {
  const write = useTexts();
  // Fields of pictures are among those of every form of this one.
  const control = whole as unknown as Control<PictureFields>;
  const license = useWatch({ control, name: 'license' });
  const line = (
    name: 'componentKey' | 'licenseProvider' | 'licenseAuthor',
    { maxLength, help }: { maxLength: number; help?: string },
  ) => (
    <FormField
      control={control}
      name={name}
      render={(field) => (
        <TextField
          {...field}
          label={write(texts[name])}
          help={help}
          maxLength={maxLength}
          isDisabled={isDisabled}
        />
      )}
    />
  );
  return (
    <>
      <FormField
        control={control}
        name="body"
        render={({ value, onChange, error }) => (
          <RichTextField
            label={write(texts.body)}
            help={write(texts.bodyHelp)}
            {...{ value, onChange, error, isDisabled }}
          />
        )}
      />
      <FormField
        control={control}
        name="license"
        render={({ value, onChange, error }) => (
          <SelectField
            label={write(texts.license)}
            choices={pictureLicenses.map((one) => ({ value: one, label: write(texts[one]) }))}
            {...{ value, onChange, error, isDisabled }}
          />
        )}
      />
      {license !== 'own' && line('licenseProvider', { maxLength: 200 })}
      {license !== 'own' && line('licenseAuthor', { maxLength: 200 })}
      {line('componentKey', { maxLength: 60, help: write(texts.componentKeyHelp) })}
    </>
  );
}
