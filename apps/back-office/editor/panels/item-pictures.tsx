/** Small pictures that tell the items of a list apart. */
import type { ItemsField } from '@sitewright/blocks';
import type { CallAnswer } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import classes from './items-fields.module.css';

type Picture = CallAnswer<'GET /api/sites/:identifier/block-source'>['pictures'][string];

interface PicturedItem {
  readonly id: string;
  readonly assetId?: unknown;
}

/** The pictures of a list by the ids of its items, read together; none of other lists. */
export function useItemPictures(
  { kind }: ItemsField,
  items: readonly PicturedItem[],
): ReadonlyMap<string, Picture> {
  const { identifier } = useSite();
  const named = items.filter(isPictured);
  // The same question however they stand.
  const assets = [...new Set(named.map(({ assetId }) => assetId))].toSorted().join(',');
  const read = useRead(
    'GET /api/sites/:identifier/block-source',
    { params: { identifier }, query: { assets } },
    { isWanted: kind === 'pictures' && assets !== '', keepsPrevious: true },
  );
  const known = read.state === 'success' ? read.answer.pictures : {};
  return new Map(
    named.flatMap(({ id, assetId }) => {
      const picture = known[assetId];
      return picture ? [[id, picture] as const] : [];
    }),
  );
}

function isPictured<Item extends PicturedItem>(item: Item): item is Item & { assetId: string } {
  return typeof item.assetId === 'string' && item.assetId !== '';
}

/** What stands beside it says what it is. */
export function ItemPicture({ picture }: { picture: Picture | undefined }) {
  if (!picture) return null;
  const { url, focalX, focalY } = picture;
  return (
    <img
      className={classes['picture']}
      src={`${url}?format=100w`}
      alt=""
      loading="lazy"
      draggable={false}
      style={{ objectPosition: `${focalX * 100}% ${focalY * 100}%` }}
    />
  );
}
