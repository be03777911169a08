import { colorMatrix, straightenScale, type PictureEdit } from '@sitewright/contract';
import { useId, type CSSProperties } from 'react';
import type { CropBox, Size } from './crop-box.ts';
import { turnedSize } from './picture-draft.ts';
import classes from './picture-editor.module.css';

/** A picture and where it lies. */
export interface ShownPicture {
  readonly src: string;
  readonly alt: string;
  /** Pixels of the original. */
  readonly size: Size;
}

type Look = Omit<PictureEdit, 'crop'>;

interface EditedPictureProps {
  readonly picture: ShownPicture;
  readonly look: Look;
  /** Only this part is shown; missing: all of it. */
  readonly box?: CropBox;
}

/**
 * A picture as the server would make it: the same steps in the same order, and the same numbers for
 * its colours. It fills what it stands in.
 */
export function EditedPicture({ picture, look, box }: EditedPictureProps) {
  const id = useId();
  const { size, src, alt } = picture;
  const turned = turnedSize(size, look.turn);
  const shown = box ?? { left: 0, top: 0, ...turned };
  const percent = (part: number, all: number) => `${(100 * part) / all}%`;
  // All of the turned picture, of which the part fills the frame.
  const whole: CSSProperties = {
    insetInlineStart: percent(-shown.left, shown.width),
    insetBlockStart: percent(-shown.top, shown.height),
    inlineSize: percent(turned.width, shown.width),
    blockSize: percent(turned.height, shown.height),
  };
  return (
    <span className={classes['edited']} dir="ltr">
      <svg width="0" height="0" aria-hidden="true">
        <filter id={id} colorInterpolationFilters="sRGB">
          <feColorMatrix values={matrixOf(look)} />
        </filter>
      </svg>
      <span className={classes['whole']} style={whole}>
        <img
          src={src}
          alt={alt}
          draggable={false}
          style={{
            inlineSize: percent(size.width, turned.width),
            blockSize: percent(size.height, turned.height),
            transform: transformOf(look, turned),
            filter: `url("#${id}")`,
          }}
        />
      </span>
    </span>
  );
}

/** Read from the right: turned, mirrored, then straightened and enlarged. */
function transformOf(look: Look, { width, height }: Size): string {
  const scale = straightenScale(look.straighten, width / height);
  return [
    'translate(-50%, -50%)',
    `rotate(${look.straighten}deg)`,
    `scale(${scale})`,
    `scale(${look.flipX ? -1 : 1}, ${look.flipY ? -1 : 1})`,
    `rotate(${look.turn}deg)`,
  ].join(' ');
}

/** Four rows of five, as browsers want them. */
function matrixOf(look: Look): string {
  const matrix = colorMatrix({ ...look, crop: { left: 0, top: 0, width: 1, height: 1 } });
  const rows = [0, 4, 8].map((at) => {
    const [red, green, blue, all] = matrix.slice(at, at + 4);
    return `${red} ${green} ${blue} 0 ${all}`;
  });
  return [...rows, '0 0 0 1 0'].join(' ');
}
