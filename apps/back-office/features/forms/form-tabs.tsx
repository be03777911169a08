import { Tab, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { FieldList } from '../../form-builder/field-list.tsx';
import { FormField } from '../../forms/form-field.tsx';
import type { EditForm } from '../../forms/use-edit-form.ts';
import { useTexts } from '../../texts/use-texts.ts';
import options from '../../ui/option-list.module.css';
import { TabRow } from '../../ui/tab-row.tsx';
import tabs from '../../ui/tabs.module.css';
import {
  AdvancedPanel,
  CaptchaPanel,
  DisclaimerPanel,
  StoragePanel,
  type FormFields,
} from './form-rules.tsx';
import { formTexts as texts } from './form-texts.ts';

const panels = {
  STORAGE: StoragePanel,
  ADVANCED: AdvancedPanel,
  CAPTCHA: CaptchaPanel,
  DISCLAIMER: DisclaimerPanel,
} as const;

const names = Object.keys(panels) as (keyof typeof panels)[];

/** The form builder: its fields, and what else an owner says of a form. FBLD-01 */
export function FormTabs({ edit, mayEdit }: { edit: EditForm<FormFields>; mayEdit: boolean }) {
  const write = useTexts();
  const { control } = edit.form;
  const refused = edit.failure?.kind === 'refused' ? edit.failure.errors : {};
  return (
    <Tabs className={tabs['tabs'] ?? ''}>
      <TabRow label={write(texts.tabs)}>
        {(['BUILD', ...names] as const).map((name) => (
          <Tab key={name} id={name} className={tabs['tab'] ?? ''}>
            {write(texts[name])}
          </Tab>
        ))}
      </TabRow>
      <TabPanel id="BUILD" className={options['panel'] ?? ''}>
        <FormField
          control={control}
          name="fields"
          render={({ value, onChange }) => (
            <FieldList
              fields={value}
              onChange={mayEdit ? onChange : undefined}
              refusal={edit.failure?.code === 'invalid_request' ? edit.failure : undefined}
            />
          )}
        />
      </TabPanel>
      {names.map((name) => {
        const Panel = panels[name];
        return (
          <TabPanel key={name} id={name} className={options['panel'] ?? ''}>
            <Panel control={control} mayEdit={mayEdit} refused={refused} />
          </TabPanel>
        );
      })}
    </Tabs>
  );
}
