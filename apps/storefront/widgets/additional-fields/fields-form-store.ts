import { formMessages, serializeValues, validateFields } from '@sitewright/contract';
import type {
  CallFailure,
  CallResult,
  FieldErrors,
  FieldValue,
  FieldValues,
  Form,
} from '@sitewright/contract';
import { createStore } from '../../platform/store.ts';
import type { Store } from '../../platform/store.ts';
import { say } from '../../platform/say.ts';

/** editing → saving → editing. CART-22 */
export interface FieldsFormState {
  readonly phase: 'editing' | 'saving';
  readonly values: FieldValues;
  readonly errors: FieldErrors;
  /** A message about the whole form, empty when there is none. */
  readonly message: string;
  /** Counts refused submits; the form focuses the first wrong field after each. */
  readonly refusals: number;
}

export interface FieldsFormStore {
  readonly state: Pick<Store<FieldsFormState>, 'get' | 'subscribe'>;
  change(fieldId: string, value: FieldValue): void;
  /** Validates and sends. True when it was taken; otherwise everything typed is still there. */
  submit(): Promise<boolean>;
}

export interface FieldsFormSetup {
  readonly form: Form;
  readonly values: FieldValues;
  submit(fields: string): Promise<CallResult<unknown>>;
  /** The sentence for a failure of the whole form. */
  describe(failure: CallFailure): string;
  onChange?(values: FieldValues): void;
}

export function createFieldsForm(setup: FieldsFormSetup): FieldsFormStore {
  const state = createStore<FieldsFormState>({
    phase: 'editing',
    values: setup.values,
    errors: {},
    message: '',
    refusals: 0,
  });

  function refuse(errors: FieldErrors, message: string): void {
    const refusals = state.get().refusals + 1;
    state.patch({ phase: 'editing', errors, message, refusals });
  }

  async function submit(): Promise<boolean> {
    if (state.get().phase === 'saving') return false;
    const { values } = state.get();
    const errors = validateFields(setup.form.fields, values);
    if (Object.keys(errors).length > 0) {
      refuse(errors, say(formMessages.updateMissing));
      return false;
    }
    state.patch({ phase: 'saving', errors: {}, message: '' });
    const result = await setup.submit(serializeValues(setup.form.fields, values));
    if (result.ok) return true;
    const refused = readFieldErrors(result.failure.errors);
    const message =
      Object.keys(refused).length > 0
        ? say(formMessages.updateMissing)
        : setup.describe(result.failure);
    refuse(refused, message);
    return false;
  }

  return {
    state,
    submit,
    change(fieldId, value) {
      const { [fieldId]: _gone, ...errors } = state.get().errors;
      const values = { ...state.get().values, [fieldId]: value };
      state.patch({ values, errors });
      setup.onChange?.(values);
    },
  };
}

/** Messages per field that the server sent along, under its path or the bare id. FORM-23 */
function readFieldErrors(errors: FieldErrors): FieldErrors {
  const prefix = 'additionalFields.';
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      path.startsWith(prefix) ? path.slice(prefix.length) : path,
      message,
    ]),
  );
}
