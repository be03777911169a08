// @vitest-environment happy-dom
import type { ItemsField } from '@sitewright/blocks';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { ItemLimitsContext, useItemLimit } from './item-limits.ts';

const limitOf = (field: Partial<ItemsField>, picturesPerGallery?: number) => {
  const limits =
    picturesPerGallery === undefined ? undefined : { picturesPerGallery, tracksPerAlbum: 3 };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ItemLimitsContext value={limits}>{children}</ItemLimitsContext>
  );
  return renderHook(() => useItemLimit({ limit: 200, ...field } as ItemsField), { wrapper }).result
    .current;
};

it('GLRY-18 D-59 a list of the panel ends where the site or its block does', () => {
  expect(limitOf({ limitName: 'picturesPerGallery' }, 12)).toBe(12);
  expect(limitOf({ limitName: 'picturesPerGallery' }, 500)).toBe(200);
  expect(limitOf({ limitName: 'tracksPerAlbum' }, 12)).toBe(3);
  expect(limitOf({}, 12)).toBe(200);
  expect(limitOf({ limitName: 'picturesPerGallery' })).toBe(200);
});
