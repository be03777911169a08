import type { Picture } from '@sitewright/contract';

interface EntryPictureProps {
  readonly image: Picture | null;
  /** Width and height on the page, in pixels. */
  readonly size: number;
}

/** A small square picture; its text stands beside it, so it has none of its own. */
export function EntryPicture({ image, size }: EntryPictureProps) {
  return (
    <span className="sw-entry-picture" aria-hidden="true">
      {image && (
        <img
          src={`${image.assetUrl}?format=300w`}
          alt=""
          width={size}
          height={size}
          decoding="async"
        />
      )}
    </span>
  );
}
