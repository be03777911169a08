/** `/api/sites/:identifier/photo-galleries`: galleries of hosts of photos. GLRY-16 */
import { bringPhotos, findPhotoGalleries } from '@sitewright/contract';
import PQueue from 'p-queue';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { actorOf } from '../activity/actor.ts';
import { bringPicture } from './bring-picture.ts';
import { findGallery } from './find-gallery.ts';

/** Requests to others that go on at once, of one call. */
const concurrency = 4;

function inTurns<Result>(tasks: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  return new PQueue({ concurrency }).addAll(tasks);
}

function handlePhotoHosts(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, findPhotoGalleries, async ({ body: { addresses } }) => ({
    galleries: await inTurns(addresses.map((address) => () => findGallery(ctx, address))),
  }));
  handleCall(scope, bringPhotos, async ({ site, staff, body: { pictures } }) => {
    const wish = { site, actor: actorOf(staff) };
    return {
      files: await inTurns(pictures.map((picture) => () => bringPicture(ctx, wish, picture))),
    };
  });
}

/** The calls about hosts of photos. */
export const photoHostCalls: readonly CallRegistration[] = [handlePhotoHosts];
