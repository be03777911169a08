import type { SiteFile } from '@sitewright/contract';
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useSite } from '../../../app/office-context.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ColorField } from '../../../ui/color-field.tsx';
import type { PaletteColor } from '../../../ui/color-panel.tsx';
import classes from './palette.module.css';
import { paletteNameTexts, paletteTexts as texts } from './palette-texts.ts';
import { paletteValues, proposePalettes, type Palette } from './propose-palettes.ts';
import { readPictureColors } from './read-picture-colors.ts';

const FilePicker = lazy(async () => ({
  default: (await import('../../media/file-picker.tsx')).FilePicker,
}));

interface PaletteFieldsProps {
  /** The names of the tweaks that the theme has. */
  readonly tweaks: ReadonlySet<string>;
  /** What stands in the form, by the names of tweaks. */
  readonly values: Readonly<Record<string, string | undefined>>;
  /** The accent of the site, as it was at first: proposals are for a colour, not of one another. */
  readonly accent: string;
  readonly palette: readonly PaletteColor[];
  /** All values of a proposal at once. */
  readonly onTake: (values: Readonly<Record<string, string>>) => void;
}

/** Proposes whole palettes for a colour, or for those of a picture of the library. */
export function PaletteFields({ tweaks, values, accent, palette, onTake }: PaletteFieldsProps) {
  const write = useTexts();
  const { may } = useSite();
  const [color, setColor] = useState(accent);
  const [found, setFound] = useState<readonly string[]>();
  const [isPicking, setPicking] = useState(false);
  const seed = useDeferredValue(color);
  const proposals = useMemo(
    () => proposePalettes(seed, found?.find((one) => one !== seed) ?? seed),
    [seed, found],
  );
  const read = async ({ url }: Pick<SiteFile, 'url'>) => {
    const colors = await readPictureColors(url).catch(() => []);
    setFound(colors);
    if (colors[0] !== undefined) setColor(colors[0]);
  };
  return (
    <fieldset className={classes['palettes']}>
      <legend>{write(texts.title)}</legend>
      <p>{write(texts.about)}</p>
      <ColorField
        label={write(texts.color)}
        value={color}
        palette={palette}
        text={undefined}
        isDisabled={false}
        onChange={(picked) => {
          const digits = picked.slice(0, 7);
          // No colour: that of the site again.
          setColor(/^#[\da-f]{6}$/i.test(digits) ? digits.toLowerCase() : accent);
        }}
      />
      {may('view-media') && (
        <Button onPress={() => setPicking(true)}>{write(texts.fromPicture)}</Button>
      )}
      {found?.length === 0 && <p role="alert">{write(texts.noColors)}</p>}
      {found !== undefined && found.length > 0 && (
        <FoundColors colors={found} chosen={seed} onChoose={setColor} />
      )}
      <ul className={classes['proposals']} aria-label={write(texts.proposals)}>
        {proposals.map((proposal) => (
          <li key={proposal.name}>
            <Proposal
              proposal={proposal}
              isTaken={isTaken(paletteValues(proposal, tweaks), values)}
              onTake={() => onTake(paletteValues(proposal, tweaks))}
            />
          </li>
        ))}
      </ul>
      {isPicking && (
        <Suspense>
          <FilePicker
            kind="image"
            onPick={([picked]) => picked && void read(picked)}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}

function FoundColors({
  colors,
  chosen,
  onChoose,
}: {
  colors: readonly string[];
  chosen: string;
  onChoose: (color: string) => void;
}) {
  const write = useTexts();
  return (
    <fieldset className={classes['found']} aria-label={write(texts.found)}>
      {colors.map((one) => (
        <button
          key={one}
          type="button"
          aria-label={write(texts.take, { color: one })}
          aria-pressed={one === chosen}
          style={{ background: one }}
          onClick={() => onChoose(one)}
        />
      ))}
    </fieldset>
  );
}

function isTaken(
  proposed: Readonly<Record<string, string>>,
  values: PaletteFieldsProps['values'],
): boolean {
  return Object.entries(proposed).every(([name, value]) => values[name] === value);
}

/** How it looks: letters and a button on both grounds, by light and by dark. */
function Proposal({
  proposal: { name, light, dark },
  isTaken: isPressed,
  onTake,
}: {
  proposal: Palette;
  isTaken: boolean;
  onTake: () => void;
}) {
  const write = useTexts();
  return (
    <button type="button" className={classes['proposal']} aria-pressed={isPressed} onClick={onTake}>
      <span className={classes['sample']} aria-hidden="true">
        {[light, dark].map((side, index) => (
          <span key={index} style={{ background: side.background, color: side.text }}>
            Aa
            <i style={{ background: side.surface, color: side.muted }}>a</i>
            <b style={{ background: side.accent, color: side['on-accent'] }}>Aa</b>
          </span>
        ))}
      </span>
      {write(paletteNameTexts[name])}
    </button>
  );
}
