import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { dragCorner, moveBox, type Corner, type CropBox } from './crop-box.ts';
import media from '../media.module.css';
import { EditedPicture, type ShownPicture } from './edited-picture.tsx';
import { turnedSize, type PictureDraft } from './picture-draft.ts';
import classes from './picture-editor.module.css';
import { pictureTexts as texts } from './picture-editor-texts.ts';

const corners: readonly Corner[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];
const moves: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface CropStageProps {
  readonly picture: ShownPicture;
  readonly draft: PictureDraft;
  /** Width by height that the part keeps; undefined: any. */
  readonly ratio: number | undefined;
  readonly onChange: (box: CropBox) => void;
  /** A drag, or a row of keys, is over. */
  readonly onSettle: () => void;
}

/** The picture with the part that stays: dragged, or moved by arrow keys; what goes is in the shade. */
export function CropStage({ picture, draft, ratio, onChange, onSettle }: CropStageProps) {
  const write = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  const start = useRef<{ x: number; y: number; box: CropBox; corner: Corner | undefined }>(null);
  const size = turnedSize(picture.size, draft.turn);
  const { box } = draft;
  const begin = (event: PointerEvent, corner?: Corner) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, y: event.clientY, box, corner };
  };
  const drag = (event: PointerEvent) => {
    const from = start.current;
    const shown = frame.current?.getBoundingClientRect();
    if (!from || !shown || event.buttons !== 1) return;
    const scale = size.width / shown.width;
    const x = (event.clientX - from.x) * scale;
    const y = (event.clientY - from.y) * scale;
    const { corner } = from;
    onChange(
      corner === undefined
        ? moveBox(from.box, size, { x, y })
        : dragCorner(from.box, size, { corner, x, y, ratio }),
    );
  };
  const end = () => {
    if (start.current) onSettle();
    start.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    // A hundredth of the picture; by Alt a pixel.
    const step = event.altKey ? 1 : Math.max(1, Math.round(size.width / 100));
    const by = { x: move.x * step, y: move.y * step };
    onChange(
      event.shiftKey
        ? dragCorner(box, size, { corner: 'bottom-right', ...by, ratio })
        : moveBox(box, size, by),
    );
  };
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
  const place = {
    left: share(box.left, size.width),
    top: share(box.top, size.height),
    width: share(box.width, size.width),
    height: share(box.height, size.height),
  };
  const shape: Record<string, number> = { '--across': size.width, '--down': size.height };
  return (
    <div ref={frame} className={classes['frame']} style={shape} dir="ltr">
      <div className={classes['picture']}>
        <EditedPicture picture={picture} look={draft} />
        <div className={classes['shade']} style={place} />
      </div>
      <div
        className={classes['part']}
        style={place}
        data-part
        onPointerDown={(event) => begin(event)}
        onPointerMove={drag}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <button
          type="button"
          className={media['hidden']}
          aria-label={write(texts.partKeys, {
            width: Math.round(box.width),
            height: Math.round(box.height),
          })}
          onKeyDown={onKeyDown}
          onKeyUp={onSettle}
        />
        {corners.map((corner) => (
          <span
            key={corner}
            className={classes['corner']}
            data-corner={corner}
            onPointerDown={(event) => begin(event, corner)}
            onPointerMove={drag}
            onPointerUp={end}
            onPointerCancel={end}
          />
        ))}
      </div>
    </div>
  );
}
