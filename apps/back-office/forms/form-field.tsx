import type { ReactElement } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';

/** What a control of the kit takes. */
export interface BoundField<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
}

/** Binds a control of the kit to a field of a form; only it is drawn anew while somebody types. */
export function FormField<Fields extends FieldValues, Name extends FieldPath<Fields>>({
  control,
  name,
  render,
}: {
  control: Control<Fields>;
  name: Name;
  render: (field: BoundField<FieldPathValue<Fields, Name>>) => ReactElement;
}) {
  const { field, fieldState } = useController({ control, name });
  return render({
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    error: messageIn(fieldState.error),
  });
}

/** What is wrong with a value, or with the first wrong part of it: `zone.country` is told at `zone`. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { message, ref: _ref, ...parts } = error as { message?: unknown; ref?: unknown };
  if (typeof message === 'string' && message !== '') return message;
  for (const part of Object.values(parts)) {
    const found = messageIn(part);
    if (found !== undefined) return found;
  }
  return undefined;
}
