import type { SitePost } from '@sitewright/contract';
import type { Control } from 'react-hook-form';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { FormField } from '../../forms/form-field.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { SelectField, type Choice } from '../../ui/select-field.tsx';
import { postTexts as texts, promotedTexts } from './post-texts.ts';

/** No id of a block is empty. */
const nothing = '';

/** Which block of its text stands for a post in lists. ENUM-06 */
export function PromotedField<Fields extends Pick<SitePost, 'promotedBlockId'>>({
  id,
  control: whole,
  isDisabled,
}: {
  id: string;
  control: Control<Fields>;
  isDisabled: boolean;
}) {
  const write = useTexts();
  const { identifier } = useSite();
  const read = useRead('GET /api/sites/:identifier/posts/:id/promotable', {
    params: { identifier, id },
  });
  const control = whole as unknown as Control<Pick<SitePost, 'promotedBlockId'>>;
  const blocks = read.state === 'success' ? read.answer.blocks : [];
  const named = blocks.map(({ id: block, type, text }) => ({
    value: block,
    label: write(promotedTexts[type]) + (text === '' ? '' : `: ${text}`),
  }));
  const isWithout = read.state === 'success' && blocks.length === 0;
  return (
    <FormField
      control={control}
      name="promotedBlockId"
      render={({ value, onChange, error }) => (
        <SelectField
          label={write(texts.promoted)}
          help={write(isWithout ? texts.nothingToPromote : texts.promotedHelp)}
          error={error}
          choices={[
            { value: nothing, label: write(texts.promotesNothing) },
            ...numberAlike(named),
            // One that is gone comes back with its revision: the choice stays until another is made.
            ...(value !== null && !blocks.some((block) => block.id === value)
              ? [
                  {
                    value,
                    label: write(read.state === 'success' ? texts.promotedGone : texts.promoted),
                  },
                ]
              : []),
          ]}
          value={value ?? nothing}
          onChange={(chosen) => onChange(chosen === nothing ? null : chosen)}
          isDisabled={isDisabled}
        />
      )}
    />
  );
}

/** Choices that say the same are told apart by their place among each other. */
function numberAlike(choices: readonly Choice[]): Choice[] {
  return choices.map((choice, at) => {
    const alike = choices.filter(({ label }) => label === choice.label);
    if (alike.length === 1) return choice;
    const place = choices.slice(0, at + 1).filter(({ label }) => label === choice.label).length;
    return { ...choice, label: `${choice.label} (${place})` };
  });
}
