import { useRouter } from '@tanstack/react-router';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { EmptyState, PendingState } from '../ui/states.tsx';
import { frameTexts } from './frame-texts.ts';

/** A screen that could not be drawn or loaded. Nothing of what was typed elsewhere is lost. */
export function BrokenScreen({ reset }: { reset: () => void }) {
  const write = useTexts();
  const router = useRouter();
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Page title={write(frameTexts.somethingWrong)}>
      <EmptyState
        title={write(frameTexts.somethingWrong)}
        action={<Button onPress={again}>{write(frameTexts.reload)}</Button>}
      >
        {write(frameTexts.tryAgain)}
      </EmptyState>
    </Page>
  );
}

/** An address that is none of ours. */
export function MissingScreen() {
  const write = useTexts();
  return (
    <Page title={write(frameTexts.notFound)}>
      <EmptyState title={write(frameTexts.notFound)}>{write(frameTexts.nothingHere)}</EmptyState>
    </Page>
  );
}

/** A screen that the roles of who works here do not reach. */
export function ForbiddenScreen() {
  const write = useTexts();
  return (
    <Page title={write(frameTexts.notAllowed)}>
      <EmptyState title={write(frameTexts.notAllowed)}>
        {write(frameTexts.notAllowedText)}
      </EmptyState>
    </Page>
  );
}

/** While the code of a screen is on its way. */
export function ComingScreen() {
  return <PendingState />;
}
