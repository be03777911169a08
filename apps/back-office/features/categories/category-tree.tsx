import { contentLimits, type CallAnswer, type CallAddress } from '@sitewright/contract';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { useConfirm } from '../../ui/confirm-context.ts';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { NewStoreLink } from '../navigation/new-store-link.tsx';
import { CategoryLine, type CategoryActions } from './category-line.tsx';
import classes from './categories.module.css';
import { placeOf, stepOf, type CategoryPlace } from './category-moves.ts';
import { categoryTexts as texts } from './category-texts.ts';
import { NameForm } from './name-form.tsx';
import { TargetDialog } from './target-dialog.tsx';

const read = 'GET /api/sites/:identifier/categories' satisfies CallAddress;
const rootCall =
  'POST /api/content-service/product/1.1/websites/:websiteId/products/:collectionId/categories' satisfies CallAddress;

/** One of the tree. */
export type Category = CallAnswer<typeof read>['categories'][number];

type Edit = { readonly id: string; readonly kind: 'rename' | 'below' | 'move' | 'merge' };

/** All categories by their store pages, each before those below it. */
export function CategoryTree() {
  const write = useTexts();
  const { identifier, siteId, may } = useSite();
  const { ask } = useConfirm();
  const [edit, setEdit] = useState<Edit>();
  const [dragged, setDragged] = useState<Category>();
  const known = useRead(read, { params: { identifier } });
  const pages = useRead('GET /api/sites/:identifier/store-pages', { params: { identifier } });
  const refreshes = [read, 'GET /api/sites/:identifier/products/:id'] as const;
  const add = useWrite('POST /api/sites/:identifier/categories', { refreshes });
  const createRoot = useWrite(rootCall, { refreshes });
  const change = useWrite('PATCH /api/sites/:identifier/categories/:id', { refreshes });
  const merge = useWrite('POST /api/sites/:identifier/categories/:id/merge', { refreshes });
  const remove = useWrite('DELETE /api/sites/:identifier/categories/:id', { refreshes });
  if (known.state === 'pending' || pages.state === 'pending') return <PendingState />;
  if (known.state === 'failed') {
    return <FailedState failure={known.failure} onRetry={known.refetch} />;
  }
  if (pages.state === 'failed') {
    return <FailedState failure={pages.failure} onRetry={pages.refetch} />;
  }
  const { categories } = known.answer;
  const { storePages } = pages.answer;
  const hasSeveral = storePages.length > 1;
  const mayEdit = may('create-products');
  const paramsOf = (id: string) => ({ identifier, id });
  const begin = (category: Category, kind: Edit['kind']) => {
    // TAGS-03
    if (edit) showToast({ tone: 'danger', message: write(texts.oneCategory) });
    else setEdit({ id: category.id, kind });
  };
  const put = ({ id, parentId, displayIndex }: Category, place: CategoryPlace | undefined) => {
    if (!place) return;
    const changes = {
      displayIndex: { from: displayIndex, to: place.displayIndex },
      ...(place.parentId !== parentId && { parentId: { from: parentId, to: place.parentId } }),
    };
    change.run({ params: paramsOf(id), body: { changes } });
  };
  const actions: CategoryActions = {
    onBegin: begin,
    mayGo: (category, way) => stepOf(categories, category, way) !== undefined,
    onGo: (category, way) => put(category, stepOf(categories, category, way)),
    onDragStart: setDragged,
    onDragEnd: () => setDragged(undefined),
    mayDrop: (target, place) =>
      dragged !== undefined && placeOf(categories, dragged, { target, place }) !== undefined,
    onDrop: (target, place) => {
      if (dragged) put(dragged, placeOf(categories, dragged, { target, place }));
      setDragged(undefined);
    },
    onRemove: async ({ id, displayName }) => {
      const isSure = await ask({
        title: write(texts.removeTag, { name: displayName }),
        text: write(texts.removeCategoryText),
        confirmLabel: write(texts.remove),
        isDangerous: true,
      });
      if (isSure) remove.run({ params: paramsOf(id) });
    },
  };
  /** At the end of a store page. STOR-07 */
  const addRoot = async (collectionId: string, displayName: string) => {
    const beside = categories.filter(
      (one) => one.parentId === null && one.collectionId === collectionId,
    );
    const made = await createRoot.runAndWait({
      params: { websiteId: siteId, collectionId },
      query: { site: identifier },
      body: { displayName, displayIndex: beside.length },
    });
    return made !== undefined;
  };
  const finish = async (done: Promise<unknown>) => {
    if ((await done) !== undefined) setEdit(undefined);
  };
  const save = (category: Category, name: string) =>
    finish(
      edit?.kind === 'below'
        ? add.runAndWait({
            params: { identifier },
            body: { parentId: category.id, displayName: name },
          })
        : change.runAndWait({
            params: paramsOf(category.id),
            body: { changes: { displayName: { from: category.displayName, to: name } } },
          }),
    );
  const edited = categories.find(({ id }) => id === edit?.id);
  return (
    <>
      {storePages.length === 0 && (
        <>
          <p className={classes['muted']}>{write(texts.noPage)}</p>
          <NewStoreLink />
        </>
      )}
      {mayEdit && categories.length > 1 && (
        <p className={classes['muted']}>
          {write(texts.handleHelp)} {hasSeveral && write(texts.stayOnPage)}
        </p>
      )}
      {storePages.map(({ id: collectionId, title: page }) => {
        const own = categories.filter((one) => one.collectionId === collectionId);
        return (
          <section
            key={collectionId}
            className={hasSeveral ? classes['page'] : undefined}
            aria-label={hasSeveral ? page : undefined}
          >
            {hasSeveral && <h3>{page}</h3>}
            {own.length === 0 && <p className={classes['muted']}>{write(texts.noCategory)}</p>}
            <ul className={classes['lines']}>
              {own.map((category) => (
                <li key={category.id} style={{ paddingInlineStart: `${category.depth * 1.5}rem` }}>
                  <CategoryLine category={category} {...(mayEdit && { actions })} />
                  {edited === category && (edit?.kind === 'rename' || edit?.kind === 'below') && (
                    <NameForm
                      label={write(edit.kind === 'below' ? texts.below : texts.newName, {
                        name: category.displayName,
                      })}
                      name={edit.kind === 'below' ? '' : category.displayName}
                      maxLength={contentLimits.categoryLength}
                      isFocused
                      onCancel={() => setEdit(undefined)}
                      onSave={(name) => void save(category, name)}
                    />
                  )}
                </li>
              ))}
            </ul>
            {mayEdit && (
              <NameForm
                label={hasSeveral ? write(texts.newOn, { page }) : write(texts.newCategory)}
                name=""
                maxLength={contentLimits.categoryLength}
                saveLabel={write(texts.create)}
                onSave={(name) => addRoot(collectionId, name)}
              />
            )}
          </section>
        );
      })}
      {edited && (edit?.kind === 'move' || edit?.kind === 'merge') && (
        <TargetDialog
          category={edited}
          all={categories}
          kind={edit.kind}
          onClose={() => setEdit(undefined)}
          onChoose={(target) =>
            void finish(
              edit.kind === 'merge'
                ? merge.runAndWait({ params: paramsOf(edited.id), body: { intoId: target ?? '' } })
                : change.runAndWait({
                    params: paramsOf(edited.id),
                    body: { changes: { parentId: { from: edited.parentId, to: target } } },
                  }),
            )
          }
        />
      )}
    </>
  );
}
