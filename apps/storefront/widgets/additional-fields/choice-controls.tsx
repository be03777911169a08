import type { ControlProps } from './field-control.tsx';
import { fieldOptions } from './field.ts';
import { likertQuestions } from './field-values.ts';

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
      <option value="">Select an option</option>
      {fieldOptions(field).map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
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
      {fieldOptions(field).map((option, index) => (
        <label key={option.value} className="option">
          <input
            type={isMany ? 'checkbox' : 'radio'}
            name={id}
            value={option.value}
            checked={checked.includes(option.value)}
            aria-invalid={isInvalid && index === 0}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

const LIKERT_ANSWERS = ['Strongly Disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly Agree'];

/** One row of radio buttons per question. FORM-06 */
export function LikertTable({ id, field, value, onChange }: ControlProps) {
  const answers = (typeof value === 'object' ? value : {}) as Readonly<Record<string, string>>;
  return (
    <div className="sw-likert">
      {likertQuestions(field).map((question) => (
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
              <span>{answer}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
