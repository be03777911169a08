/** `/api/sites/:identifier/own-styles/check`: what styles would become, for the preview. */
import { checkOwnStyles } from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { dressSheet } from './dress-preview.ts';

/** Nothing of it is kept. */
export function handleOwnStyles(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, checkOwnStyles, async ({ site, body }) => {
    const { css, faults } = await ctx.renderer.styles.own.make(site.siteId, body.css);
    return { css: dressSheet(css, site.theme), faults: [...faults] };
  });
}
