import type { SiteFile } from '@sitewright/contract';
import { RotateCw } from 'lucide-react';
import { useRef, useState, type PointerEvent } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import {
  dragCorner,
  moveBox,
  shapeBox,
  turnBox,
  typeBox,
  wholeBox,
  type Corner,
  type CropBox,
  type Size,
} from './crop-box.ts';
import classes from './crop.module.css';
import { folderTexts as texts } from './folder-texts.ts';
import { mediaTexts } from './media-texts.ts';
import { fileReads } from './use-uploads.ts';

type Turn = 0 | 90 | 180 | 270;

const nextTurn = { 0: 90, 90: 180, 180: 270, 270: 0 } as const;
const corners: readonly Corner[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];
const shapes = ['any', 'as-is', 'square', '3:2', '4:3', '16:9', '2:3'] as const;
type Shape = (typeof shapes)[number];

/** Width by height; undefined: any. */
function ratioOf(shape: Shape, size: Size): number | undefined {
  if (shape === 'any') return undefined;
  if (shape === 'as-is') return size.width / size.height;
  if (shape === 'square') return 1;
  const [across = 1, down = 1] = shape.split(':').map(Number);
  return across / down;
}

/** Cuts and turns a picture, by pointer or by typing pixels. FILE-12 */
export function CropDialog({
  file,
  onClose,
  onCopied,
}: {
  file: SiteFile;
  onClose: () => void;
  /** The part became a file of its own. */
  onCopied: (copy: SiteFile) => void;
}) {
  const write = useTexts();
  const { identifier } = useSite();
  const [turn, setTurn] = useState<Turn>(0);
  const [shape, setShape] = useState<Shape>('any');
  const isOnSide = turn === 90 || turn === 270;
  const size = isOnSide
    ? { width: file.height, height: file.width }
    : { width: file.width, height: file.height };
  const [box, setBox] = useState<CropBox>(wholeBox(size));
  const crop = useWrite('POST /api/sites/:identifier/files/:id/crops', {
    refreshes: fileReads,
    onDone: ({ file: done }) => {
      onClose();
      if (done.id !== file.id) onCopied(done);
    },
  });
  const save = (isCopy: boolean) =>
    crop.run({
      params: { identifier, id: file.id },
      body: {
        isCopy,
        crop: {
          left: box.left / size.width,
          top: box.top / size.height,
          width: box.width / size.width,
          height: box.height / size.height,
          turn,
        },
      },
    });
  const isWhole = turn === 0 && box.width === size.width && box.height === size.height;
  const ratio = ratioOf(shape, size);
  const type = (name: keyof CropBox, text: string) => {
    const pixels = Number(text);
    if (text !== '' && Number.isFinite(pixels)) setBox(typeBox(box, size, name, pixels));
  };
  const field = (name: keyof CropBox, label: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      value={String(box[name])}
      onChange={(text) => type(name, text)}
    />
  );
  return (
    <Dialog
      isOpen
      isWide
      title={write(texts.crop)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(mediaTexts.cancel)}</Button>
          <Button isDisabled={isWhole || crop.isRunning} onPress={() => save(true)}>
            {write(texts.cropCopy)}
          </Button>
          <Button
            kind="primary"
            isDisabled={isWhole}
            isPending={crop.isRunning}
            onPress={() => save(false)}
          >
            {write(texts.cropHere)}
          </Button>
        </>
      }
    >
      <CropFrame file={file} turn={turn} size={size} box={box} ratio={ratio} onChange={setBox} />
      <div className={classes['fields']}>
        <SelectField
          label={write(texts.shape)}
          value={shape}
          onChange={(one) => {
            setShape(one);
            const wanted = ratioOf(one, size);
            if (wanted !== undefined) setBox(shapeBox(box, size, wanted));
          }}
          choices={shapes.map((one) => ({
            value: one,
            label:
              one === 'any'
                ? write(texts.free)
                : one === 'as-is'
                  ? write(texts.asIs)
                  : one === 'square'
                    ? write(texts.square)
                    : one,
          }))}
        />
        <Button
          onPress={() => {
            setBox(turnBox(box, size));
            setTurn(nextTurn[turn]);
            setShape('any');
          }}
        >
          <RotateCw size={16} aria-hidden="true" />
          {write(texts.turn)}
        </Button>
      </div>
      <fieldset className={classes['numbers']}>
        <legend>{write(texts.part)}</legend>
        {field('left', write(texts.left))}
        {field('top', write(texts.above))}
        {field('width', write(texts.width))}
        {field('height', write(texts.height))}
      </fieldset>
    </Dialog>
  );
}

interface FrameProps {
  readonly file: SiteFile;
  readonly turn: Turn;
  readonly size: Size;
  readonly box: CropBox;
  readonly ratio: number | undefined;
  readonly onChange: (box: CropBox) => void;
}

/** The picture with the part that stays; what goes is in the shade. */
function CropFrame({ file, turn, size, box, ratio, onChange }: FrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const start = useRef<{ x: number; y: number; box: CropBox; corner: Corner | undefined }>(null);
  const begin = (event: PointerEvent, corner?: Corner) => {
    event.preventDefault();
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
    start.current = null;
  };
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
  const isOnSide = turn === 90 || turn === 270;
  const place = {
    left: share(box.left, size.width),
    top: share(box.top, size.height),
    width: share(box.width, size.width),
    height: share(box.height, size.height),
  };
  const shape: Record<string, number> = { '--across': size.width, '--down': size.height };
  return (
    <div ref={frame} className={classes['frame']} style={shape}>
      <div className={classes['picture']}>
        <img
          src={`${file.url}?format=1000w`}
          alt={file.altText}
          draggable={false}
          style={{
            inlineSize: isOnSide ? share(size.height, size.width) : '100%',
            blockSize: isOnSide ? share(size.width, size.height) : '100%',
            transform: `translate(-50%, -50%) rotate(${turn}deg)`,
          }}
        />
        <div className={classes['shade']} style={place} />
      </div>
      <div
        className={classes['part']}
        style={place}
        onPointerDown={(event) => begin(event)}
        onPointerMove={drag}
        onPointerUp={end}
        onPointerCancel={end}
      >
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
