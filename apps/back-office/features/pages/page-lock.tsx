import type { SitePage } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { LockForm } from '../overlays/lock-form.tsx';

const refreshes = ['GET /api/sites/:identifier/pages'] as const;

/** Sets the password of a page, changes it, or opens the page to everybody. EDIT-05 */
export function PageLock({ page, onDone }: { page: SitePage; onDone: () => void }) {
  const { identifier } = useSite();
  const params = { identifier, id: page.id };
  const setting = useWrite('PUT /api/sites/:identifier/pages/:id/lock', {
    refreshes,
    onDone,
    onFailed: () => undefined,
  });
  const clearing = useWrite('DELETE /api/sites/:identifier/pages/:id/lock', { refreshes, onDone });
  return (
    <LockForm
      isLocked={page.isLocked}
      isRunning={setting.isRunning || clearing.isRunning}
      failure={setting.failure}
      onSet={(password) => setting.run({ params, body: { password } })}
      onClear={() => clearing.run({ params })}
    />
  );
}
