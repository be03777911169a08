/** An address at another host: says at once whether it shows something. */
import { findFrame } from '@sitewright/blocks';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { TextField } from '../../ui/text-field.tsx';

const texts = defineTexts({
  unknownVideo: {
    en: 'This is no video of YouTube or Vimeo.',
    de: 'Das ist kein Video von YouTube oder Vimeo.',
  },
  unknown: {
    en: 'Nothing can be shown of this address. Use own HTML for it.',
    de: 'Von dieser Adresse lässt sich nichts zeigen. Nehmen Sie dafür eigenes HTML.',
  },
});

export function FrameAddressField({
  label,
  help,
  holds,
  value,
  isDisabled,
  onChange,
}: {
  label: string;
  help?: string;
  holds: 'videos' | 'any';
  value: string;
  isDisabled: boolean;
  onChange: (address: string) => void;
}) {
  const write = useTexts();
  const isWrong = value.trim() !== '' && findFrame(value, {}, holds) === undefined;
  return (
    <TextField
      label={label}
      help={help}
      error={isWrong ? write(holds === 'videos' ? texts.unknownVideo : texts.unknown) : undefined}
      value={value}
      maxLength={2_000}
      inputMode="url"
      isDisabled={isDisabled}
      onChange={onChange}
    />
  );
}
