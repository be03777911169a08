import { formLimits, findFieldFault, type FormField } from '@sitewright/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ScreenText } from '../texts/define-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { CheckField } from '../ui/check-field.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { FieldRow } from '../ui/page.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { hasProperty, kindTexts, type FieldKind } from './field-kinds.ts';
import { builderTexts as texts, faultTexts } from './form-builder-texts.ts';
import classes from './form-builder.module.css';

interface FieldEditorProps {
  readonly field: FormField;
  /** Kinds that it may become. */
  readonly kinds: readonly FieldKind[];
  readonly onChange: (changed: Partial<Omit<FormField, 'id'>>) => void;
  /** True: what it is without is said at its control. */
  readonly showsFault: boolean;
  /** True: it was just added. The keyboard goes into its title, over what stands there. */
  readonly isNew?: boolean;
}

/** Characters that a long text takes once it is limited, until its owner says how many. */
const usualLength = 500;

const helps: Readonly<Partial<Record<FieldKind, ScreenText>>> = {
  password: texts.passwordHelp,
  hidden: texts.hiddenHelp,
  likert: texts.likertHelp,
};

/** Everything that can be said of a field of its kind. FBLD-02, FBLD-03 */
export function FieldEditor({
  field,
  kinds,
  onChange,
  showsFault,
  isNew = false,
}: FieldEditorProps) {
  const write = useTexts();
  const titleRef = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  // Whoever adds a field names it next.
  const focusNew = useEffectEvent(() => {
    if (isNew || field.title === '') titleRef.current?.focus();
    if (isNew) titleRef.current?.select();
  });
  useEffect(() => focusNew(), []);
  const { type } = field;
  const fault = showsFault ? findFieldFault(field) : undefined;
  const help = helps[type];
  return (
    <div className={classes['editor']}>
      <FieldRow>
        <TextField
          label={write(texts.title)}
          value={field.title}
          onChange={(title) => onChange({ title })}
          maxLength={formLimits.titleLength}
          error={fault === 'title' ? write(faultTexts.title) : undefined}
          inputRef={titleRef}
        />
        <SelectField
          label={write(texts.kind)}
          choices={kinds.map((kind) => ({ value: kind, label: write(kindTexts[kind]) }))}
          value={type}
          onChange={(kind) => onChange({ type: kind })}
          {...(help && { help: write(help) })}
        />
      </FieldRow>
      {hasProperty(type, 'options') && (
        <TextField
          label={write(type === 'likert' ? texts.statements : texts.choices)}
          isLong
          rows={4}
          value={(field.options ?? []).join('\n')}
          onChange={(text) => onChange({ options: text === '' ? [] : text.split('\n') })}
          onBlur={() => onChange({ options: cleanLines(field.options) })}
          error={fault === 'options' || fault === 'repeated' ? write(faultTexts[fault]) : undefined}
        />
      )}
      {hasProperty(type, 'description') && (
        <TextField
          label={write(texts.description)}
          help={write(texts.descriptionHelp)}
          value={field.description ?? ''}
          onChange={(description) => onChange({ description })}
          maxLength={formLimits.descriptionLength}
        />
      )}
      <PlainProperties field={field} onChange={onChange} />
      {hasProperty(type, 'required') && (
        <CheckField
          isSelected={field.required === true}
          onChange={(isRequired) => onChange({ required: isRequired || undefined })}
        >
          {write(texts.required)}
        </CheckField>
      )}
    </div>
  );
}

/** What only a few kinds have. */
function PlainProperties({ field, onChange }: Pick<FieldEditorProps, 'field' | 'onChange'>) {
  const write = useTexts();
  const { type } = field;
  return (
    <>
      {hasProperty(type, 'placeholder') && (
        <TextField
          label={write(texts.placeholder)}
          value={field.placeholder ?? ''}
          onChange={(placeholder) => onChange({ placeholder })}
          maxLength={formLimits.titleLength}
        />
      )}
      {hasProperty(type, 'maxLength') && (
        <LongestText maxLength={field.maxLength ?? 0} onChange={onChange} />
      )}
      {hasProperty(type, 'showCountryCode') && (
        <CheckField
          isSelected={field.showCountryCode !== false}
          onChange={(showCountryCode) => onChange({ showCountryCode })}
        >
          {write(texts.countryCode)}
        </CheckField>
      )}
      {hasProperty(type, 'underline') && (
        <CheckField
          isSelected={field.underline === true}
          onChange={(underline) => onChange({ underline })}
        >
          {write(texts.underline)}
        </CheckField>
      )}
      {hasProperty(type, 'key') && (
        <FieldRow>
          <TextField
            label={write(texts.key)}
            help={write(texts.keyHelp)}
            value={field.key ?? ''}
            onChange={(key) => onChange({ key })}
            maxLength={formLimits.titleLength}
          />
          <TextField
            label={write(texts.value)}
            value={field.value ?? ''}
            onChange={(value) => onChange({ value })}
            maxLength={formLimits.valueLength}
          />
        </FieldRow>
      )}
    </>
  );
}

/** Whether a long text has a longest length, and which. FBLD-03 */
function LongestText({
  maxLength,
  onChange,
}: {
  readonly maxLength: number;
  readonly onChange: FieldEditorProps['onChange'];
}) {
  const write = useTexts();
  return (
    <>
      <CheckField
        isSelected={maxLength > 0}
        onChange={(isLimited) => onChange({ maxLength: isLimited ? usualLength : undefined })}
      >
        {write(texts.isLimited)}
      </CheckField>
      {maxLength > 0 && (
        <NumberField
          label={write(texts.maxLength)}
          bounds={[1, formLimits.textLength]}
          value={maxLength}
          onChange={(length) => onChange({ maxLength: length })}
        />
      )}
    </>
  );
}

function cleanLines(lines: readonly string[] = []): string[] {
  return lines.map((line) => line.trim()).filter(Boolean);
}
