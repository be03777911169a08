import type { CallAnswer } from '@sitewright/contract';
import { useTexts } from '../../texts/use-texts.ts';
import { ColorField } from '../../ui/color-field.tsx';
import type { PaletteColor } from '../../ui/color-panel.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { optionTexts, tweakTexts as texts } from './tweak-texts.ts';

/** Something that can be changed of a look. */
export type SiteTweak = CallAnswer<'GET /api/sites/:identifier/tweaks'>['tweaks'][number];

/** Stands for the value of the look among the choices. */
const ofLook = '';

/** One tweak by its kind; an empty value is the look's. */
export function TweakField({
  tweak,
  label,
  value,
  palette,
  onChange,
}: {
  tweak: SiteTweak;
  label: string;
  value: string;
  palette: readonly PaletteColor[];
  onChange: (value: string) => void;
}) {
  const write = useTexts();
  const { kind, options, least, most, unit } = tweak;
  if (kind === 'color') {
    // A colour that lets through what is behind it is kept without that.
    const keep = (color: string) => onChange(color.slice(0, 7));
    return (
      <ColorField
        label={label}
        value={value || tweak.value}
        palette={palette}
        text={undefined}
        isDisabled={false}
        onChange={keep}
      />
    );
  }
  if (kind === 'measure') {
    const number = Number.parseFloat(value || tweak.value);
    return (
      <NumberField
        label={label}
        bounds={[least, most]}
        suffix={unit}
        value={Number.isNaN(number) ? undefined : number}
        onChange={(typed) => onChange(`${typed}${unit}`)}
      />
    );
  }
  const named = kind === 'switch' ? ['true', 'false'] : options;
  const nameOf = (option: string) => {
    const text = optionTexts[option];
    return text ? write(text) : option;
  };
  return (
    <SelectField
      label={label}
      choices={[
        { value: ofLook, label: write(texts.ofLook) },
        ...named.map((option) => ({ value: option, label: nameOf(option) })),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
