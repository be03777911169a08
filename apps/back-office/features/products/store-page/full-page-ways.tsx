import { useSite } from '../../../app/office-context.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states.tsx';
import { NewStoreLink } from '../../navigation/new-store-link.tsx';
import classes from '../products.module.css';
import { storePageTexts as texts } from './store-page-texts.ts';

/** What can be done when a store page is full and no other one is wanted; `told` says it otherwise. */
export function FullPageWays({ told }: { told?: string }) {
  const write = useTexts();
  const { href, may } = useSite();
  return (
    <Banner tone="warning">
      <p>
        {told ?? write(texts.full)} {write(texts.archiveSome)}
      </p>
      <div className={classes['ways']}>
        <NewStoreLink />
        {may('edit-settings') && (
          <ButtonLink href={href('settings/pages')}>{write(texts.roomSettings)}</ButtonLink>
        )}
      </div>
    </Banner>
  );
}
