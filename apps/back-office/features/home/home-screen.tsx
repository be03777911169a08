import { useSections, useSession, useSite } from '../../app/office-context.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Page } from '../../ui/page.tsx';
import { PendingState } from '../../ui/states.tsx';
import { OrderAlerts } from '../orders/order-alerts.tsx';
import { useOrderAlerts } from '../orders/use-order-alerts.ts';
import { LastOrdersCard, LowStockCard, ToSendCard, TodayCard } from './home-cards.tsx';
import classes from './home.module.css';
import { SectionTiles } from './section-tiles.tsx';
import { SetUpCard } from './set-up-card.tsx';
import { useSetUp } from './use-set-up.ts';

const texts = defineTexts({
  hello: { en: 'Hello, {name}', de: 'Hallo, {name}' },
});

/** The first screen of a site: what needs a person, what came in, and what is missing. */
export function Screen() {
  const write = useTexts();
  const sections = useSections();
  const { account } = useSession();
  const { may } = useSite();
  const setUp = useSetUp();
  const alerts = useOrderAlerts();
  // Below what may come nothing is shown before it: cards would jump under the pointer.
  const areAlertsKnown = !may('view-orders') || alerts.state !== 'pending';
  const isKnown = setUp.state !== 'pending' && areAlertsKnown;
  // The navigation leads to all sections; alone without a card there would be nothing here.
  const hasCards = may('view-orders') || may('view-products') || may('view-analytics');
  return (
    <Page title={write(texts.hello, { name: account.displayName })}>
      {may('view-orders') && <OrderAlerts />}
      <SetUpCard />
      {hasCards && !isKnown && <PendingState />}
      <div className={classes['below']} hidden={!isKnown}>
        <div className={classes['cards']}>
          {may('view-analytics') && <TodayCard />}
          {may('view-orders') && <ToSendCard />}
        </div>
        <div className={classes['cards']}>
          {may('view-orders') && <LastOrdersCard />}
          {may('view-products') && <LowStockCard />}
        </div>
      </div>
      {!hasCards && <SectionTiles sections={sections.filter(({ path }) => path !== '')} />}
    </Page>
  );
}
