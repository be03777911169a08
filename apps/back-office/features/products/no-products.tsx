import { useSite } from '../../app/office-context.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { productListTexts as texts } from './product-list-texts.ts';

/** What stands in place of products, or of what they have: the way to the first, or back to all. */
export function NoProducts({ isFiltered }: { isFiltered: boolean }) {
  const write = useTexts();
  const site = useSite();
  const { values, set } = useListState();
  if (isFiltered) {
    const empty = Object.fromEntries(Object.keys(values).map((name) => [name, undefined]));
    return (
      <EmptyState
        title={write(texts.nothingFound)}
        action={<Button onPress={() => set(empty)}>{write(texts.clear)}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={write(texts.none)}
      {...(site.may('create-products') && {
        action: (
          <>
            <ButtonLink kind="primary" href={site.href('products/new')}>
              {write(texts.add)}
            </ButtonLink>
            <ButtonLink href={site.href('imports')}>{write(texts.importThem)}</ButtonLink>
          </>
        ),
      })}
    >
      {write(texts.noneText)}
    </EmptyState>
  );
}
