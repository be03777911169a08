import { readPoint } from '@sitewright/blocks';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { TextField, type FieldProps } from '../../ui/text-field.tsx';

const texts = defineTexts({
  wrong: {
    en: 'Two numbers, such as 52.52, 13.405.',
    de: 'Zwei Zahlen, zum Beispiel 52.52, 13.405.',
  },
});

/** A point on the earth: says at once whether it is one. */
export function PointField({
  value,
  ...rest
}: FieldProps & {
  value: string;
  isDisabled: boolean;
  onChange: (point: string) => void;
}) {
  const write = useTexts();
  const isWrong = value.trim() !== '' && readPoint(value) === undefined;
  return (
    <TextField
      {...rest}
      error={isWrong ? write(texts.wrong) : undefined}
      value={value}
      maxLength={60}
    />
  );
}
