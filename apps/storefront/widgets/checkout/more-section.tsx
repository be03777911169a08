import { textLimits } from '@sitewright/contract';
import type { CheckoutField, CheckoutPage } from '@sitewright/contract';
import { fieldId, NoteField, SelectField, TextField } from './checkout-field.tsx';
import type { CheckoutErrors } from './checkout-values.ts';
import { say } from '../../platform/say.ts';

interface MoreSectionProps {
  readonly data: CheckoutPage;
  readonly errors: CheckoutErrors;
}

/** What the shop asks beside, and a note to it. */
export function MoreSection({ data, errors }: MoreSectionProps) {
  if (data.fields.length === 0 && !data.note.isShown) return null;
  return (
    <section aria-labelledby="sw-more-title">
      <h2 id="sw-more-title">{say('About your order')}</h2>
      {data.fields.map((field) => (
        <AskedField
          key={field.id}
          field={field}
          answer={data.values.answers[field.id] ?? ''}
          error={errors[`answers.${field.id}`]}
        />
      ))}
      {data.note.isShown && (
        <NoteField
          name="note"
          label={say('Note to the shop')}
          defaultValue={data.values.note}
          maxLength={textLimits.orderNote}
          error={errors['note']}
          isOptional
        />
      )}
    </section>
  );
}

interface AskedFieldProps {
  readonly field: CheckoutField;
  readonly answer: string | readonly string[];
  readonly error: string | undefined;
}

const inputTypes = { text: 'text', email: 'email', number: 'text', website: 'url' } as const;

/** One field of the form that the shop adds. */
function AskedField({ field, answer, error }: AskedFieldProps) {
  const { type, title, maxLength = 0, options = [] } = field;
  if (type === 'section') return <h3>{title}</h3>;
  if (type === 'radio' || type === 'checkbox') return <Choices {...{ field, answer, error }} />;
  const frame = {
    name: `answers.${field.id}`,
    label: title,
    error,
    isOptional: !field.required,
    defaultValue: typeof answer === 'string' ? answer : '',
  };
  const about = field.description && <p className="sw-quiet">{field.description}</p>;
  if (type === 'select') {
    const choices = options.map((option) => ({ code: option, name: option }));
    return (
      <div>
        <SelectField {...frame} options={choices} blank={say('Please choose')} />
        {about}
      </div>
    );
  }
  const length = maxLength > 0 ? { maxLength } : {};
  return (
    <div>
      {type === 'textarea' ? (
        <NoteField {...frame} {...length} />
      ) : (
        <TextField {...frame} {...length} type={inputTypes[type]} />
      )}
      {about}
    </div>
  );
}

function Choices({ field, answer, error }: AskedFieldProps) {
  const { id, type, title, description, options = [], required } = field;
  const name = `answers.${id}`;
  const given = [answer].flat();
  return (
    <fieldset
      className="sw-choices"
      aria-describedby={error ? `${fieldId(name)}-error` : undefined}
    >
      <legend>
        {title}
        {!required && <span className="sw-quiet">{` (${say('optional')})`}</span>}
      </legend>
      {description && <p className="sw-quiet">{description}</p>}
      {options.map((option, index) => (
        <label key={option} className="sw-check">
          <input
            type={type === 'radio' ? 'radio' : 'checkbox'}
            name={type === 'radio' ? name : `${name}.${index}`}
            value={option}
            defaultChecked={given.includes(option)}
            aria-invalid={error !== undefined}
          />
          <span>{option}</span>
        </label>
      ))}
      {error && (
        <p className="sw-field-error" id={`${fieldId(name)}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
