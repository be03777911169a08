import { pictureFilters } from '@sitewright/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { EditedPicture, type ShownPicture } from './edited-picture.tsx';
import type { PictureDraft } from './picture-draft.ts';
import classes from './picture-editor.module.css';
import { filterTexts, pictureTexts as texts } from './picture-editor-texts.ts';
import { RangeField } from './range-field.tsx';

interface ColorControlsProps {
  readonly draft: PictureDraft;
  readonly onChange: (name: string, draft: PictureDraft) => void;
  readonly onSettle: () => void;
}

const amounts = ['brightness', 'contrast', 'saturation', 'warmth'] as const;

/** Brightness and the like, by sliders. */
export function AdjustControls({ draft, onChange, onSettle }: ColorControlsProps) {
  const write = useTexts();
  return (
    <div className={classes['controls']}>
      {amounts.map((name) => (
        <RangeField
          key={name}
          label={write(texts[name])}
          value={draft[name]}
          most={100}
          onChange={(value) => onChange(name, { ...draft, [name]: value })}
          onSettle={onSettle}
        />
      ))}
    </div>
  );
}

/** Filters, each as it would make the picture look. */
export function FilterChoices({
  picture,
  draft,
  onChange,
  onSettle,
}: ColorControlsProps & { readonly picture: ShownPicture }) {
  const write = useTexts();
  return (
    <ul className={classes['filters']} aria-label={write(texts.filters)}>
      {pictureFilters.map((filter) => (
        <li key={filter}>
          <button
            type="button"
            className={classes['filter']}
            aria-pressed={draft.filter === filter}
            onClick={() => {
              onChange('filter', { ...draft, filter });
              onSettle();
            }}
          >
            <span className={classes['thumb']}>
              <EditedPicture
                picture={{ ...picture, alt: '' }}
                look={{ ...draft, filter }}
                box={draft.box}
              />
            </span>
            {write(filterTexts[filter])}
          </button>
        </li>
      ))}
    </ul>
  );
}
