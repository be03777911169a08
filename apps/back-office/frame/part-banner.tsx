import type { ReactNode } from 'react';
import { useSite } from '../app/office-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Banner } from '../ui/states.tsx';
import { frameTexts } from './frame-texts.ts';

/** A screen of a part that the plan of the site does not hold: what is there can be seen. AUTH-09 */
export function PartBanner({ screen }: { screen: ReactNode }) {
  const write = useTexts();
  const { may } = useSite();
  return (
    <>
      <Banner tone="warning" action={<PlanLink />}>
        {write(frameTexts.notInPlanText)}
        {!may('manage-billing') && ` ${write(frameTexts.askOwner)}`}
      </Banner>
      {screen}
    </>
  );
}

/** The way to the plan, for who may see it. */
export function PlanLink() {
  const write = useTexts();
  const { href, may } = useSite();
  if (!may('manage-billing')) return null;
  return (
    <ButtonLink isSmall href={`${href('billing')}?for=upgrade`}>
      {write(frameTexts.plan)}
    </ButtonLink>
  );
}
