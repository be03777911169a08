/** Folders of the media library. */
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { fileLimits } from '../limits.ts';
import { makeFieldChangesSchema } from '../models/field-change.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import {
  deletedSchema,
  savedSchema,
  staffSiteParams,
  staffSiteThingParams,
  undoableShape,
} from './staff-site.ts';

const path = '/api/sites/:identifier/file-folders';
const idSchema = z.string().min(1).max(64);

const folderSchema = z.object({
  id: z.string(),
  /** Null: it lies at the top. */
  parentId: z.string().nullable(),
  name: z.string(),
  /** Files in it, those of its folders left out. */
  files: z.int(),
});

/** {@link folderSchema} */
export type FileFolder = z.infer<typeof folderSchema>;

/** All folders of the site, by name; `loose` counts the files that lie in none. */
export const listFileFolders = defineCall(
  `GET ${path}`,
  'Folders of the media library',
  {
    params: staffSiteParams,
    answer: z.object({ folders: z.array(folderSchema), loose: z.int() }),
  },
  { access: { permission: 'view-media' } },
);

const fields = {
  name: makeTextSchema(fileLimits.folderName).pipe(z.string().trim().min(1)),
  parentId: idSchema.nullable(),
};

/** Makes a folder. */
export const addFileFolder = defineCall(
  `POST ${path}`,
  'Makes a folder for files',
  {
    params: staffSiteParams,
    body: z.object(fields),
    answer: savedSchema,
  },
  { access: { permission: 'edit-media' } },
);

/** Renames a folder, or moves it into another one with all that lies in it. */
export const changeFileFolder = defineCall(
  `POST ${path}/:id/edits`,
  'Renames or moves a folder',
  {
    params: staffSiteThingParams,
    body: z.object({ changes: makeFieldChangesSchema(fields) }),
    answer: savedSchema,
  },
  { access: { permission: 'edit-media' } },
);

/** Removes a folder that nothing lies in. */
export const deleteFileFolder = defineCall(
  `DELETE ${path}/:id`,
  'Removes an empty folder',
  {
    params: staffSiteThingParams,
    answer: deletedSchema,
  },
  { access: { permission: 'edit-media' } },
);

/** Puts files into a folder, or out of all. Those that are gone are passed over. */
export const moveFiles = defineCall(
  'POST /api/sites/:identifier/files/moves',
  'Puts files into a folder',
  {
    params: staffSiteParams,
    body: z.object({
      ids: z.array(idSchema).min(1).max(fileLimits.atOnce),
      folderId: idSchema.nullable(),
    }),
    answer: z.object({ moved: z.int(), ...undoableShape }),
  },
  { access: { permission: 'edit-media' } },
);
