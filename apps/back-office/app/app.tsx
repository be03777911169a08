import type { StaffSessionAnswer } from '@sitewright/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { createQueryClient, followOtherTabs } from '../data/query-client.ts';
import { TextProvider } from '../texts/text-provider.tsx';
import { ConfirmProvider } from '../ui/confirm-provider.tsx';
import { showToast } from '../ui/toast-store.ts';
import { LinkEditorContext, type LinkEditorProps } from '../ui/rich-text/link-editor-context.ts';
import { Toasts } from '../ui/toasts.tsx';
import { SectionsContext } from './office-context.ts';
import { createOfficeRouter } from './router.tsx';
import { sections } from './sections.ts';
import { SessionProvider } from './session-provider.tsx';

const TextLinkDialog = lazy(async () => ({
  default: (await import('../features/links/text-link-dialog.tsx')).TextLinkDialog,
}));

/** Loads when somebody edits a link of a text. */
function showLinkEditor(props: LinkEditorProps) {
  return (
    <Suspense>
      <TextLinkDialog {...props} />
    </Suspense>
  );
}

/** The back office. */
export function App({ session }: { session: StaffSessionAnswer | undefined }) {
  const [router] = useState(() => createOfficeRouter(sections));
  const [client] = useState(() =>
    createQueryClient(({ message }) => showToast({ tone: 'danger', message })),
  );
  useEffect(() => followOtherTabs(client), [client]);
  return (
    <TextProvider chosen={session?.account.language}>
      <QueryClientProvider client={client}>
        <SessionProvider first={session}>
          <SectionsContext value={sections}>
            <AriaRouterProvider navigate={(href) => void router.navigate({ href })}>
              <LinkEditorContext value={showLinkEditor}>
                <ConfirmProvider>
                  <RouterProvider router={router} />
                  <Toasts />
                </ConfirmProvider>
              </LinkEditorContext>
            </AriaRouterProvider>
          </SectionsContext>
        </SessionProvider>
      </QueryClientProvider>
    </TextProvider>
  );
}
