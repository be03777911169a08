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
  unsafeSvg: 'The SVG file cannot be made safe.',
} as const;
