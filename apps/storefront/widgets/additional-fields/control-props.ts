import type { FieldValue, FormField } from '@sitewright/contract';

/** What the control of a field is given, whatever its kind. */
export interface ControlProps {
  readonly id: string;
  readonly field: FormField;
  readonly value: FieldValue | undefined;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
  readonly onChange: (value: FieldValue) => void;
}
