/** Why a file was not taken, for who uploads it. */
export const mediaMessages = {
  empty: 'The file is empty.',
  tooLarge: 'The file is larger than 100 MB.',
  pictureTooLarge: 'The picture is larger than 20 MB.',
  tooManyPixels: 'The picture has more than 100 megapixels.',
  broken: 'The picture cannot be read.',
  tooManyUploads: 'Too many uploads are unfinished. Wait for them, or cancel some.',
  kindDiffers: 'A file is replaced by one of its kind: a picture by a picture, a film by a film.',
  notEditable: 'Pictures that move or that are drawn (GIF, SVG) cannot be edited.',
  folderNameTaken: 'There is a folder of this name here already.',
  folderUsed: 'Something lies in this folder. Move it out first.',
  folderInsideItself: 'A folder cannot lie in itself.',
  folderTooDeep: 'Folders cannot lie deeper than that.',
  tooManyFolders: 'There is no room for more folders.',
  fontUnreadable: 'This is no font that can be read. Fonts are WOFF2, WOFF, TTF or OTF files.',
  fontTooLarge:
    'The font is too large. A font for pages has at most 5 MB, and 4 MB once it is packed.',
  fontRestricted:
    'Whoever made this font does not allow it in web pages: that is what its licence flag says. Ask them for a web licence.',
  fontTooSlow: 'The font could not be made in time. Try again in a moment.',
  tooManyFonts: 'There is no room for more fonts: 20 families, each of 20 files. Remove one first.',
  unsafeSvg: 'The SVG file cannot be made safe.',
} as const;
