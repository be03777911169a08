import type { ControlProps } from './control-props.ts';
import { say } from '../../platform/say.ts';

export function SelectControl({
  id,
  field,
  value,
  isInvalid,
  describedBy,
  onChange,
}: ControlProps) {
  return (
    <select
      id={id}
      className="field-element"
      value={typeof value === 'string' ? value : ''}
      aria-invalid={isInvalid}
      aria-required={field.required}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{say('Select an option')}</option>
      {field.options?.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}

/** Radio buttons for one answer, checkboxes for several. */
export function ChoiceGroup({ id, field, value, isInvalid, onChange }: ControlProps) {
  const isMany = field.type === 'checkbox';
  const checked = typeof value === 'string' ? [value] : Object.values(value ?? {});
  const toggle = (choice: string, isOn: boolean): void => {
    if (!isMany) onChange(choice);
    else onChange(isOn ? [...checked, choice] : checked.filter((other) => other !== choice));
  };
  return (
    <div className="sw-choices">
      {field.options?.map((option, index) => (
        <label key={option} className="option">
          <input
            type={isMany ? 'checkbox' : 'radio'}
            name={id}
            value={option}
            checked={checked.includes(option)}
            aria-invalid={isInvalid && index === 0}
            onChange={(event) => toggle(option, event.target.checked)}
          />
          <span>{option}</span>
        </label>
      ))}
    </div>
  );
}

const LIKERT_ANSWERS = [
  'Strongly Disagree',
  'Disagree',
  'Neutral',
  'Agree',
  'Strongly Agree',
] as const;

/** One row of radio buttons per question. FORM-06 */
export function LikertTable({ id, field, value, onChange }: ControlProps) {
  const answers = (typeof value === 'object' ? value : {}) as Readonly<Record<string, string>>;
  return (
    <div className="sw-likert">
      {field.options?.map((question) => (
        <fieldset key={question}>
          <legend>{question}</legend>
          {LIKERT_ANSWERS.map((answer) => (
            <label key={answer} className="option">
              <input
                type="radio"
                name={`${id}-${question}`}
                value={answer}
                checked={answers[question] === answer}
                onChange={() => onChange({ ...answers, [question]: answer })}
              />
              <span>{say(answer)}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
