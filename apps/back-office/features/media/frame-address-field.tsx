/** An address at another host: says at once whether it shows something. */
import { findFrame } from '@sitewright/blocks';
import { editorMessages } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
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
  vimeoBasic: {
    en: editorMessages.vimeoBasic,
    de: 'Vimeo-Basic-Konten werden nicht unterstützt. Bitte nehmen Sie ein Video eines anderen Kontos.',
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
  const isBasic = useIsVimeoBasic(value);
  const isWrong = value.trim() !== '' && findFrame(value, {}, holds) === undefined;
  const wrong = isWrong && (holds === 'videos' ? texts.unknownVideo : texts.unknown);
  const problem = wrong || (isBasic && texts.vimeoBasic);
  return (
    <TextField
      label={label}
      help={help}
      error={problem ? write(problem) : undefined}
      value={value}
      maxLength={2_000}
      inputMode="url"
      isDisabled={isDisabled}
      onChange={onChange}
    />
  );
}

/** What Vimeo says of the account, by way of our server; only whole addresses are asked about. MEDI-10 */
function useIsVimeoBasic(value: string): boolean {
  const { identifier } = useSite();
  const isVimeo = findFrame(value, {}, 'videos')?.provider === 'Vimeo';
  const read = useRead(
    'GET /api/sites/:identifier/video-account',
    { params: { identifier }, query: { address: value.trim() } },
    { isWanted: isVimeo },
  );
  return isVimeo && read.state === 'success' && read.answer.problem === 'vimeo-basic';
}
