import { useSite } from '../../app/office-context.ts';
import { openedName } from '../../data/use-opened.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { navigationTexts as texts } from './navigation-texts.ts';
import { newStoreAsked } from './new-store-asked.ts';

/** Leads to where a store page is made, for whom it is open to. */
export function NewStoreLink() {
  const write = useTexts();
  const { href, may } = useSite();
  if (!may('create-products') || !may('view-content')) return null;
  return (
    <ButtonLink href={href(`navigation?${openedName}=${newStoreAsked}`)}>
      {write(texts.newStore)}
    </ButtonLink>
  );
}
