/** `/api/sites/:identifier/photo-galleries`: galleries of hosts of photos. GLRY-16 */
import { bringPhotos, findPhotoGalleries } from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { actorOf } from '../activity/actor.ts';
import { bringPicture } from './bring-picture.ts';
import { findGallery } from './find-gallery.ts';
import { mapInTurns } from './map-in-turns.ts';

function handlePhotoHosts(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, findPhotoGalleries, async ({ body: { addresses } }) => ({
    galleries: await mapInTurns(addresses, (address) => findGallery(ctx, address)),
  }));
  handleCall(scope, bringPhotos, async ({ site, staff, body: { pictures } }) => {
    const wish = { site, actor: actorOf(staff) };
    return { files: await mapInTurns(pictures, (picture) => bringPicture(ctx, wish, picture)) };
  });
}

/** The calls about hosts of photos. */
export const photoHostCalls: readonly CallRegistration[] = [handlePhotoHosts];
