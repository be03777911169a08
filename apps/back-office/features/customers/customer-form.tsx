import { useMemo } from 'react';
import { useSite } from '../../app/office-context.ts';
import { FormField } from '../../forms/form-field.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useEditForm } from '../../forms/use-edit-form.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { NamesField } from '../../ui/names-field.tsx';
import { Card } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { customerTexts } from './customer-texts.ts';
import classes from './customers.module.css';
import { useCustomerWrite, useUndoToast, type CustomerDetail } from './use-customer.ts';

const texts = defineTexts({
  title: { en: 'About this customer', de: 'Über diese Person' },
  note: { en: 'Note for the shop', de: 'Notiz für den Shop' },
  groupsHelp: {
    en: 'Separated by commas. Discounts and payment by invoice can be kept for groups.',
    de: 'Durch Kommas getrennt. Rabatte und Kauf auf Rechnung können für Gruppen gelten.',
  },
  taxNote: { en: 'Why no tax is owed', de: 'Warum keine Steuer anfällt' },
  saved: { en: 'Saved', de: 'Gespeichert' },
});

type Fields = Pick<
  CustomerDetail,
  'name' | 'phone' | 'note' | 'groups' | 'isTaxExempt' | 'taxNote'
>;

/** What staff write about a customer. */
export function CustomerForm({ customer }: { customer: CustomerDetail }) {
  const write = useTexts();
  const { identifier, may } = useSite();
  const tell = useUndoToast();
  const { id, name, phone, note, groups, isTaxExempt, taxNote } = customer;
  const key = JSON.stringify({ name, phone, note, groups, isTaxExempt, taxNote });
  const saved = useMemo<Fields>(() => JSON.parse(key) as Fields, [key]);
  const saving = useCustomerWrite('PATCH /api/sites/:identifier/customers/:id', {
    onDone: ({ activityId }) => tell(write(texts.saved), activityId),
    onFailed: () => {},
  });
  const edit = useEditForm<Fields>({
    name: `${identifier}/customers/${id}`,
    saved,
    onSave: (changes) => saving.send({ params: { identifier, id }, body: { changes } }),
  });
  const { control } = edit.form;
  const isDisabled = !may('edit-orders');
  const text = (field: 'name' | 'phone' | 'note' | 'taxNote', label: string, isLong = false) => (
    <FormField
      control={control}
      name={field}
      render={({ value, onChange, error }) => (
        <TextField
          label={label}
          value={value}
          onChange={onChange}
          error={error}
          isLong={isLong}
          isDisabled={isDisabled}
        />
      )}
    />
  );
  return (
    <Card title={write(texts.title)}>
      <div className={classes['form']}>
        {text('name', write(customerTexts.name))}
        {text('phone', write(customerTexts.phone))}
        {text('note', write(texts.note), true)}
        <FormField
          control={control}
          name="groups"
          render={({ value, onChange, error }) => (
            <NamesField
              label={write(customerTexts.groups)}
              help={write(texts.groupsHelp)}
              {...{ value, onChange, error, isDisabled }}
            />
          )}
        />
        <FormField
          control={control}
          name="isTaxExempt"
          render={({ value, onChange }) => (
            <CheckField isSelected={value} onChange={onChange} isDisabled={isDisabled}>
              {write(customerTexts.taxExempt)}
            </CheckField>
          )}
        />
        {text('taxNote', write(texts.taxNote))}
      </div>
      <SaveBar
        edit={edit}
        labels={{
          name: write(customerTexts.name),
          phone: write(customerTexts.phone),
          note: write(texts.note),
          groups: write(customerTexts.groups),
          isTaxExempt: write(customerTexts.taxExempt),
          taxNote: write(texts.taxNote),
        }}
      />
    </Card>
  );
}
