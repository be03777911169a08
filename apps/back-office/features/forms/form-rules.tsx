/** What an owner says of a form beside its fields: the panels behind STORAGE to DISCLAIMER. FBLD-01 */
import { formLimits, type CallAnswer } from '@sitewright/contract';
import { Link } from 'react-aria-components/Link';
import type { Control } from 'react-hook-form';
import { useSite } from '../../app/office-context.ts';
import { FormField } from '../../forms/form-field.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { SwitchField } from '../../ui/check-field.tsx';
import { NamesField } from '../../ui/names-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import desk from '../desk/desk.module.css';
import { formTexts as texts } from './form-texts.ts';

/** What is edited of a form. */
export type FormFields = Omit<CallAnswer<'GET /api/sites/:identifier/forms/:id'>['form'], 'id'>;

/** A new one, and what stands for what a form does not say. */
export const newForm: FormFields = {
  name: '',
  fields: [],
  alertAddresses: [],
  keepDays: 0,
  mailSubject: '',
  asksCaptcha: true,
  disclaimer: '',
};

interface PanelProps {
  readonly control: Control<FormFields>;
  readonly mayEdit: boolean;
  /** What the server refused, by field. */
  readonly refused: Readonly<Record<string, string>>;
}

/** Where answers go, and for how long: said by who may delete them. */
export function StoragePanel({ control, mayEdit: mayEditForm, refused }: PanelProps) {
  const write = useTexts();
  const { href, may } = useSite();
  const mayEdit = mayEditForm && may('edit-orders');
  return (
    <>
      <p className={desk['muted']}>
        {write(texts.kept)}{' '}
        {may('view-orders') && <Link href={href('form-answers')}>{write(texts.answers)}</Link>}
      </p>
      <FormField
        control={control}
        name="alertAddresses"
        render={({ error, ...field }) => (
          <NamesField
            {...field}
            label={write(texts.alertAddresses)}
            help={write(texts.alertAddressesHelp)}
            isDisabled={!mayEdit}
            error={isRefused(refused, 'alertAddresses') ? write(texts.noAddress) : error}
          />
        )}
      />
      <FormField
        control={control}
        name="keepDays"
        render={({ value, onChange }) => (
          <NumberField
            label={write(texts.keepDays)}
            help={write(texts.keepDaysHelp)}
            bounds={[0, formLimits.keepDays]}
            suffix={write(texts.days)}
            value={value}
            isDisabled={!mayEdit}
            onChange={onChange}
          />
        )}
      />
    </>
  );
}

/** What few owners change. */
export function AdvancedPanel({ control, mayEdit }: PanelProps) {
  const write = useTexts();
  return (
    <FormField
      control={control}
      name="mailSubject"
      render={({ error, ...field }) => (
        <TextField
          {...field}
          label={write(texts.mailSubject)}
          help={write(texts.mailSubjectHelp)}
          maxLength={formLimits.titleLength}
          isReadOnly={!mayEdit}
          error={error}
        />
      )}
    />
  );
}

/** Whether a page asks for the captcha of the site. */
export function CaptchaPanel({ control, mayEdit }: PanelProps) {
  const write = useTexts();
  const { href, may } = useSite();
  return (
    <>
      <FormField
        control={control}
        name="asksCaptcha"
        render={({ value, onChange }) => (
          <SwitchField
            isSelected={value}
            onChange={onChange}
            isDisabled={!mayEdit}
            help={write(texts.asksCaptchaHelp)}
          >
            {write(texts.asksCaptcha)}
          </SwitchField>
        )}
      />
      {may('edit-settings') && (
        <p>
          <Link href={href('settings/search-engines')}>{write(texts.captchaKeys)}</Link>
        </p>
      )}
    </>
  );
}

/** What visitors read before they send. */
export function DisclaimerPanel({ control, mayEdit }: PanelProps) {
  const write = useTexts();
  return (
    <FormField
      control={control}
      name="disclaimer"
      render={({ error, ...field }) => (
        <TextField
          {...field}
          isLong
          label={write(texts.disclaimer)}
          help={write(texts.disclaimerHelp)}
          maxLength={formLimits.disclaimerLength}
          isReadOnly={!mayEdit}
          error={error}
        />
      )}
    />
  );
}

/** Also where one of a list is wrong. */
function isRefused(refused: PanelProps['refused'], field: string): boolean {
  return Object.keys(refused).some((name) => name.split('.').includes(field));
}
