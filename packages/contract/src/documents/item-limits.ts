/** Settings that bound lists in the data of blocks. GLRY-18, D-59 */
export const itemLimitNames = ['picturesPerGallery', 'tracksPerAlbum'] as const;

/** One of {@link itemLimitNames}. */
export type ItemLimitName = (typeof itemLimitNames)[number];

/** What the settings of a site say of them. */
export type ItemLimits = Readonly<Record<ItemLimitName, number>>;
