/** Kinds of blocks that can be promoted to an item's face. ENUM-06. */
export const promotedBlockTypes = [
  'map',
  'embed',
  'image',
  'code',
  'quote',
  'twitter',
  'link',
  'video',
  'foursquare',
  'instagram',
  'form',
] as const;
