import { ApiError } from '@sitewright/contract';

const foreignKeyFault = '23503';

/**
 * For writes of what names other things, such as categories and pictures: one of them is not there,
 * or somebody has just removed it. Nothing of the transaction is kept.
 * @throws ApiError `not_found` in place of the error of the database
 */
export async function refuseMissing<Written>(write: Promise<Written>): Promise<Written> {
  try {
    return await write;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === foreignKeyFault;
    throw isMissing ? new ApiError('not_found') : error;
  }
}
