import { useSession, useSite } from '../../app/office-context.ts';
import { useOpened } from '../../data/use-opened.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { InvitationTable } from './invitation-table.tsx';
import { PeopleTable } from './people-table.tsx';
import { peopleTexts as texts } from './people-texts.ts';
import { InviteDialog } from './role-dialogs.tsx';

/** Settings → Permissions: who works on the site. AUTH-05 */
export function Screen() {
  const write = useTexts();
  const { identifier } = useSite();
  const { isOwner } = useSession();
  const { name: opened, open, close } = useOpened(['invite']);
  const read = useRead('GET /api/sites/:identifier/people', { params: { identifier } });
  const invite = (
    <Button kind="primary" onPress={() => open('invite')}>
      {write(texts.invite)}
    </Button>
  );
  return (
    <Page title={write(texts.title)} actions={invite}>
      {read.state === 'pending' && <PendingState />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && (
        <>
          <Card isFlush>
            <PeopleTable listed={read.answer} isOwner={isOwner} />
          </Card>
          {read.answer.invitations.length > 0 && (
            <Card title={write(texts.invitations)}>
              <InvitationTable invitations={read.answer.invitations} />
            </Card>
          )}
          {opened === 'invite' && (
            <InviteDialog choices={read.answer.givableRoles} onClose={close} />
          )}
        </>
      )}
    </Page>
  );
}
