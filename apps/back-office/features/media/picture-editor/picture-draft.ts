/** A picture that is being edited: what is done to it, what was done before. Pure. */
import { noPictureEdit, type PictureEdit } from '@sitewright/contract';
import { shapeBox, turnBox, type CropBox, type Size } from './crop-box.ts';

/** A point in shares of width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Everything that can be done; the part is in pixels of the picture as it is turned. */
export interface PictureDraft extends Omit<PictureEdit, 'crop'> {
  readonly box: CropBox;
  /** In what comes out. */
  readonly focal: Point;
}

/** A draft with what can be taken back and done again. */
export interface DraftHistory {
  readonly present: PictureDraft;
  readonly past: readonly PictureDraft[];
  readonly future: readonly PictureDraft[];
  /** What the last act changed: more of the same is one act. */
  readonly last: string | undefined;
}

/** What happens to a draft. */
export type DraftAct =
  /** `name`: acts of one name that follow each other are taken back together. */
  | { readonly type: 'change'; readonly name: string; readonly draft: PictureDraft }
  | { readonly type: 'settle' | 'undo' | 'redo' };

/** Acts that are remembered. */
const mostActs = 100;

/** Nothing done yet. */
export function beginHistory(present: PictureDraft): DraftHistory {
  return { present, past: [], future: [], last: undefined };
}

/** After an act. `settle` ends one that goes on, such as a drag. */
export function afterAct(history: DraftHistory, act: DraftAct): DraftHistory {
  const { present, past, future, last } = history;
  switch (act.type) {
    case 'change': {
      const isMore = act.name === last;
      return {
        present: act.draft,
        past: isMore ? past : [...past, present].slice(-mostActs),
        future: [],
        last: act.name,
      };
    }
    case 'settle':
      return { ...history, last: undefined };
    case 'undo': {
      const before = past.at(-1);
      if (!before) return history;
      return {
        present: before,
        past: past.slice(0, -1),
        future: [present, ...future],
        last: undefined,
      };
    }
    case 'redo': {
      const [next, ...rest] = future;
      if (!next) return history;
      return { present: next, past: [...past, present], future: rest, last: undefined };
    }
  }
}

/** Size of a picture once it is turned by quarters. */
export function turnedSize({ width, height }: Size, turn: PictureEdit['turn']): Size {
  return turn === 90 || turn === 270 ? { width: height, height: width } : { width, height };
}

/** What was done to a picture, as a draft. */
export function toDraft(
  { crop, ...edit }: PictureEdit,
  original: Size,
  focal: Point,
): PictureDraft {
  const size = turnedSize(original, edit.turn);
  const box = {
    left: Math.round(crop.left * size.width),
    top: Math.round(crop.top * size.height),
    width: Math.max(1, Math.round(crop.width * size.width)),
    height: Math.max(1, Math.round(crop.height * size.height)),
  };
  return { ...edit, box, focal };
}

/** What is sent. */
export function toEdit({ box, focal: _focal, ...edit }: PictureDraft, original: Size): PictureEdit {
  const size = turnedSize(original, edit.turn);
  const left = Math.min(1, box.left / size.width);
  const top = Math.min(1, box.top / size.height);
  return {
    ...edit,
    crop: {
      left,
      top,
      width: Math.min(1 - left, box.width / size.width),
      height: Math.min(1 - top, box.height / size.height),
    },
  };
}

/** Nothing done to the picture. */
export function wholeDraft(original: Size): PictureDraft {
  return toDraft(noPictureEdit, original, { x: 0.5, y: 0.5 });
}

/** Turned by a quarter to either side; the same part of it stays, with its focal point. */
export function turnDraft(draft: PictureDraft, original: Size, to: 'left' | 'right'): PictureDraft {
  const once = (one: PictureDraft): PictureDraft => ({
    ...one,
    turn: nextTurn[one.turn],
    box: turnBox(one.box, turnedSize(original, one.turn)),
    focal: { x: 1 - one.focal.y, y: one.focal.x },
    // What was mirrored across is mirrored along once it lies on its side.
    flipX: one.flipY,
    flipY: one.flipX,
  });
  return to === 'right' ? once(draft) : once(once(once(draft)));
}

const nextTurn = { 0: 90, 90: 180, 180: 270, 270: 0 } as const;

/** Mirrored as it is seen, what was straightened too; the same part of it stays. */
export function flipDraft(
  draft: PictureDraft,
  original: Size,
  name: 'flipX' | 'flipY',
): PictureDraft {
  const { width, height } = turnedSize(original, draft.turn);
  const { box, focal } = draft;
  const straighten = draft.straighten === 0 ? 0 : -draft.straighten;
  return name === 'flipX'
    ? {
        ...draft,
        straighten,
        flipX: !draft.flipX,
        box: { ...box, left: width - box.left - box.width },
        focal: { ...focal, x: 1 - focal.x },
      }
    : {
        ...draft,
        straighten,
        flipY: !draft.flipY,
        box: { ...box, top: height - box.top - box.height },
        focal: { ...focal, y: 1 - focal.y },
      };
}

/** Shapes of parts. */
export const shapes = ['any', 'as-is', '1:1', '3:2', '4:3', '16:9', '2:3', 'own'] as const;

/** One of {@link shapes}. */
export type Shape = (typeof shapes)[number];

/** Width by height; undefined: any. `own` is as somebody typed it. */
export function ratioOf(shape: Shape, size: Size, own: Size): number | undefined {
  if (shape === 'any') return undefined;
  if (shape === 'as-is') return size.width / size.height;
  if (shape === 'own') return own.width / own.height;
  const [across = 1, down = 1] = shape.split(':').map(Number);
  return across / down;
}

/** With a part of this shape; as it is for any. */
export function shapeDraft(
  draft: PictureDraft,
  original: Size,
  ratio: number | undefined,
): PictureDraft {
  if (ratio === undefined) return draft;
  return { ...draft, box: shapeBox(draft.box, turnedSize(original, draft.turn), ratio) };
}
