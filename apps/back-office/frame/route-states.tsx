import { useQueryClient } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { siteHref, useSite } from '../app/office-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { EmptyState, PendingState } from '../ui/states.tsx';
import { frameTexts } from './frame-texts.ts';
import { PlanLink } from './part-banner.tsx';

/**
 * A screen that could not be drawn or loaded: it can be tried again or left. What was typed on it is
 * kept on this device (`useEditForm`), and stands there when it is drawn again.
 */
export function BrokenScreen({ reset }: { reset: () => void }) {
  const write = useTexts();
  const router = useRouter();
  const client = useQueryClient();
  const again = () => {
    // What it could not be drawn of may be what was read: it is read anew.
    client.removeQueries({ type: 'inactive' });
    reset();
    void router.invalidate();
  };
  return (
    <Page title={write(frameTexts.somethingWrong)}>
      <div role="alert">
        <EmptyState
          title={write(frameTexts.notShown)}
          action={
            <>
              <Button kind="primary" onPress={again}>
                {write(frameTexts.reload)}
              </Button>
              <HomeLink />
            </>
          }
        >
          {write(frameTexts.typedIsKept)}
        </EmptyState>
      </div>
    </Page>
  );
}

/** An address that is none of ours. */
export function MissingScreen() {
  const write = useTexts();
  return (
    <Page title={write(frameTexts.notFound)}>
      <EmptyState title={write(frameTexts.nothingHere)} action={<HomeLink />}>
        {write(frameTexts.wrongAddress)}
      </EmptyState>
    </Page>
  );
}

/** A screen that the roles of who works here do not reach. */
export function ForbiddenScreen() {
  const write = useTexts();
  return (
    <Page title={write(frameTexts.notAllowed)}>
      <EmptyState title={write(frameTexts.notAllowed)} action={<HomeLink />}>
        {write(frameTexts.notAllowedText)}
      </EmptyState>
    </Page>
  );
}

/** Something would be made here that the plan of the site does not hold. AUTH-09 */
export function NotInPlanScreen() {
  const write = useTexts();
  const { may } = useSite();
  return (
    <Page title={write(frameTexts.notInPlan)}>
      <EmptyState title={write(frameTexts.notInPlan)} action={<PlanLink />}>
        {write(frameTexts.notInPlanText)}
        {!may('manage-billing') && ` ${write(frameTexts.askOwner)}`}
      </EmptyState>
    </Page>
  );
}

/** Back to where every way begins. */
function HomeLink() {
  const write = useTexts();
  const { identifier } = useParams({ strict: false });
  const href = identifier === undefined ? '/config' : siteHref(identifier, '');
  return <ButtonLink href={href}>{write(frameTexts.home)}</ButtonLink>;
}

/** While the code of a screen is on its way. */
export function ComingScreen() {
  return <PendingState />;
}
