import { contentLimits, type CallAddress } from '@sitewright/contract';
import { useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { useSite } from '../../app/office-context.ts';
import { showing } from '../../data/shown-at-once.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-context.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast-store.ts';
import classes from './categories.module.css';
import { categoryTexts as texts } from './category-texts.ts';
import { NameForm } from './name-form.tsx';

const read = 'GET /api/sites/:identifier/product-tags' satisfies CallAddress;
const refreshes = [
  read,
  'GET /api/sites/:identifier/products',
  'GET /api/sites/:identifier/products/:id',
] as const;

/** A tag is called otherwise, or gone, at once; one that there is already takes it in. */
function showReplaced(from: string, to: string | undefined) {
  return [
    showing(read, (answer) => {
      const isKnown = answer.tags.some(({ tag }) => tag === to);
      const tags = answer.tags.flatMap((one) => {
        if (one.tag !== from) return [one];
        return to === undefined || isKnown ? [] : [{ ...one, tag: to }];
      });
      return { ...answer, tags };
    }),
  ];
}

/** All tags of products: filter, rename, merge, remove. TAGS-01 */
export function TagList() {
  const write = useTexts();
  const { identifier } = useSite();
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<string>();
  const known = useRead(
    read,
    { params: { identifier }, query: { ...(search && { search }) } },
    { keepsPrevious: true },
  );
  if (known.state === 'pending') return <PendingState />;
  if (known.state === 'failed') {
    return <FailedState failure={known.failure} onRetry={known.refetch} />;
  }
  const { tags } = known.answer;
  return (
    <>
      <SearchField label={write(texts.filterTags)} value={search} onSearch={setSearch} />
      {tags.length === 0 && <p className={classes['muted']}>{write(texts.noTag)}</p>}
      <ul className={classes['lines']}>
        {tags.map((one) => (
          <li key={one.tag}>
            <TagLine
              {...one}
              isEdited={edited === one.tag}
              onBegin={() => {
                // TAGS-03
                if (edited !== undefined && tags.some(({ tag }) => tag === edited)) {
                  showToast({ tone: 'danger', message: write(texts.oneTag) });
                } else setEdited(one.tag);
              }}
              onEnd={() => setEdited(undefined)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface TagLineProps {
  readonly tag: string;
  readonly productCount: number;
  readonly isEdited: boolean;
  readonly onBegin: () => void;
  readonly onEnd: () => void;
}

function TagLine({ tag, productCount, isEdited, onBegin, onEnd }: TagLineProps) {
  const write = useTexts();
  const { identifier, href, may } = useSite();
  const { ask } = useConfirm();
  const tell = ({ productCount: count }: { productCount: number }) => {
    onEnd();
    showToast({ message: write(texts.changed, { count }) });
  };
  const rename = useWrite('POST /api/sites/:identifier/product-tags/rename', {
    refreshes,
    shows: ({ body: { tag: from, to } }) => showReplaced(from, to),
    onKept: onEnd,
    onDone: tell,
    onFailed: (failure, { body }) => {
      const isTaken = failure.code === 'tag_exists';
      showToast({
        tone: 'danger',
        message: isTaken ? write(texts.tagExists) : failure.message,
        ...(isTaken && {
          action: {
            label: write(texts.mergeTags),
            onPress: () => rename.run({ params: { identifier }, body: { ...body, isMerge: true } }),
          },
        }),
      });
    },
  });
  const remove = useWrite('POST /api/sites/:identifier/product-tags/remove', {
    refreshes,
    shows: ({ body }) => showReplaced(body.tag, undefined),
    onDone: tell,
  });
  const confirmAndRemove = async () => {
    const isSure = await ask({
      title: write(texts.removeTag, { name: tag }),
      text: write(texts.removeTagText, { count: productCount }),
      confirmLabel: write(texts.remove),
      isDangerous: true,
    });
    if (isSure) remove.run({ params: { identifier }, body: { tag } });
  };
  return (
    <>
      <div className={classes['line']}>
        <div className={classes['names']}>
          <span>{tag}</span>
          <Link
            href={href(`products?tag=${encodeURIComponent(tag)}`)}
            className={classes['muted'] ?? ''}
          >
            {write(texts.products, { count: productCount })}
          </Link>
        </div>
        {may('edit-products') && (
          <>
            <Button
              kind="quiet"
              isSmall
              aria-label={`${write(texts.edit)}: ${tag}`}
              onPress={onBegin}
            >
              {write(texts.edit)}
            </Button>
            <Button
              kind="quiet"
              isSmall
              aria-label={`${write(texts.remove)}: ${tag}`}
              onPress={() => void confirmAndRemove()}
            >
              {write(texts.remove)}
            </Button>
          </>
        )}
      </div>
      {isEdited && (
        <NameForm
          label={write(texts.newName, { name: tag })}
          name={tag}
          maxLength={contentLimits.tagLength}
          isFocused
          onCancel={onEnd}
          onSave={(to) => rename.run({ params: { identifier }, body: { tag, to } })}
        />
      )}
    </>
  );
}
