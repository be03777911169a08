import type { PageDocument, Placement } from '@sitewright/contract';
import { describe, expect, it } from 'vitest';
import { putOnTop } from '../merge/put-on-top.ts';
import { makeDocument } from '../testing/make-document.ts';
import { placeBlocks, placementAt } from './block-acts.ts';
import { layerBlocks, type LayerMove } from './layer-acts.ts';
import { lockBlocks } from './many-acts.ts';

const ids = ['s0b0', 's0b1', 's0b2'];
const at = (column: number, layer = 0): Placement => ({
  column,
  row: 1,
  width: 6,
  height: 4,
  layer,
  hidden: false,
});

/** Three blocks of a section where they are put, the later ones painted over the earlier ones. */
function place(...places: readonly Placement[]): PageDocument {
  const document = makeDocument(['text', 'image', 'button']);
  const named = places.map((one, index) => [ids[index]!, one] as const);
  return putOnTop(document, placeBlocks(document, 'wide', new Map(named))).document;
}

/** From the lowest to the highest. */
function painted(document: PageDocument): string {
  const layer = (id: string) => placementAt(document, id, 'wide')!.layer;
  return ids.toSorted((one, other) => layer(one) - layer(other) || (one < other ? -1 : 1)).join();
}

function move(document: PageDocument, to: LayerMove, ...chosen: readonly string[]): PageDocument {
  const commands = layerBlocks(document, chosen, { breakpoint: 'wide', move: to });
  return putOnTop(document, commands).document;
}

describe('layers', () => {
  const heap = place(at(1), at(2), at(3));

  it('go before or behind all that they lie on', () => {
    expect(painted(move(heap, 'front', 's0b0'))).toBe('s0b1,s0b2,s0b0');
    expect(painted(move(heap, 'back', 's0b2'))).toBe('s0b2,s0b0,s0b1');
    expect(layerBlocks(heap, ['s0b2'], { breakpoint: 'wide', move: 'front' })).toEqual([]);
    expect(layerBlocks(heap, ['s0b0'], { breakpoint: 'wide', move: 'back' })).toEqual([]);
  });

  it('go past the next one', () => {
    const up = move(place(at(1), at(2, 1), at(3, 5)), 'forward', 's0b0');
    expect(painted(up)).toBe('s0b1,s0b0,s0b2');
    expect(painted(move(up, 'backward', 's0b0'))).toBe('s0b0,s0b1,s0b2');
    expect(painted(move(heap, 'backward', 's0b2'))).toBe('s0b0,s0b2,s0b1');
  });

  it('stay to each other as they are when several go', () => {
    const front = move(heap, 'front', 's0b0', 's0b1');
    expect(painted(front)).toBe('s0b2,s0b0,s0b1');
    expect(painted(move(front, 'back', 's0b0', 's0b1'))).toBe('s0b0,s0b1,s0b2');
  });

  it('of a block that lies on no other, or is locked, stay', () => {
    const apart = place(at(1), at(10), at(18));
    expect(layerBlocks(apart, ['s0b0'], { breakpoint: 'wide', move: 'front' })).toEqual([]);
    const locked = putOnTop(heap, lockBlocks(heap, ['s0b0'], true)).document;
    expect(layerBlocks(locked, ['s0b0'], { breakpoint: 'wide', move: 'front' })).toEqual([]);
  });

  it('are those of the breakpoint alone', () => {
    const phone = layerBlocks(heap, ['s0b0'], { breakpoint: 'phone', move: 'front' });
    const { document } = putOnTop(heap, phone);
    expect(placementAt(document, 's0b0', 'wide')!.layer).toBe(0);
  });
});
