import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Card, Page } from '../../ui/page.tsx';
import { CategoryTree } from './category-tree.tsx';
import { categoryTexts as texts } from './category-texts.ts';
import { NewTag } from './new-tag.tsx';
import { TagList } from './tag-list.tsx';

/** The order that an owner gives their products. TAGS-01 */
export function Screen() {
  const write = useTexts();
  const { may } = useSite();
  return (
    <Page title={write(texts.title)} isNarrow>
      <Card title={write(texts.categories)}>
        <CategoryTree />
      </Card>
      <Card title={write(texts.tags)}>
        <TagList />
        {may('edit-products') && <NewTag />}
      </Card>
    </Page>
  );
}
