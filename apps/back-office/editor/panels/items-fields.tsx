import {
  isFields,
  orderAt,
  readItems,
  type ItemsField,
  type ListedItem,
  type PanelField,
  type PanelText,
} from '@sitewright/blocks';
import { cutText, originOfPicture, type SiteFile } from '@sitewright/contract';
import { GripVertical, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useSite } from '../../app/office-context.ts';
import { FilePicker } from '../../features/media/file-picker.tsx';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { isTitledByProduct, useItemNames } from './item-names.ts';
import { ItemPicture, useItemPictures } from './item-pictures.tsx';
import { newThingId } from '../new-thing-id.ts';
import { beginItem } from './begin-item.ts';
import { useItemLimit } from './item-limits.ts';
import classes from './items-fields.module.css';

// Only who brings galleries in reads it.
const PhotoHostDialog = lazy(async () => ({
  default: (await import('../../features/media/photo-host-dialog.tsx')).PhotoHostDialog,
}));

const texts = defineTexts({
  add: { en: 'Add {name}', de: '{name} hinzufügen' },
  pick: { en: 'Add pictures', de: 'Bilder hinzufügen' },
  bring: { en: 'Pictures of a photo service', de: 'Bilder eines Fotodienstes' },
  move: { en: 'Move {name}', de: '{name} verschieben' },
  remove: { en: 'Remove {name}', de: '{name} entfernen' },
  numbered: { en: '{name} {number}', de: '{name} {number}' },
  full: { en: 'At most {limit}.', de: 'Höchstens {limit}.' },
  hint: {
    en: 'Drag the handles, or move with the arrow keys on them.',
    de: 'Ziehen Sie an den Griffen, oder verschieben Sie mit den Pfeiltasten darauf.',
  },
});

/** English begins nouns within a sentence small, German does not. */
const inSentence = ({ en, de }: PanelText): PanelText => ({ en: en.toLowerCase(), de });

/** `gesture`: changes of one name that follow each other are taken back together. */
export type ItemsChange = (to: unknown, steps?: readonly string[], gesture?: string) => void;

/** What draws one field of an item. */
export interface InnerField {
  readonly field: PanelField;
  readonly value: unknown;
  readonly isDisabled: boolean;
  readonly onChange: ItemsChange;
  /** Is told of a file that was chosen, and whether it came into the library just now. */
  readonly onPicked?: (file: SiteFile, isUploaded: boolean) => void;
}

/** A list of items: each opens to its fields, is moved by its handle, and can be removed. */
export function ItemsFields({
  field,
  value,
  isDisabled,
  onChange,
  children,
}: {
  field: ItemsField;
  value: unknown;
  isDisabled: boolean;
  onChange: ItemsChange;
  children: (inner: InnerField) => ReactNode;
}) {
  const write = useTexts();
  const { may, locale } = useSite();
  const [isPicking, setIsPicking] = useState(false);
  const [isBringing, setIsBringing] = useState(false);
  const [dragged, setDragged] = useState<string>();
  const [opened, setOpened] = useState<string>();
  const items = readItems(value);
  const pictures = useItemPictures(field, items);
  const names = useItemNames(field, items);
  const limit = useItemLimit(field);
  const isFull = items.length >= limit;

  /** Puts new ones at the end. */
  const add = (news: readonly Readonly<Record<string, unknown>>[]) => {
    let known: readonly ListedItem[] = items;
    const added: Record<string, unknown> = {};
    for (const begins of news.slice(0, limit - items.length)) {
      const id = newThingId();
      const order = orderAt(known, known.length, id);
      known = [...known, { ...begins, id, order }];
      added[id] = { ...begins, order };
    }
    const [firstId, ...others] = Object.keys(added);
    if (others.length === 0) setOpened(firstId);
    // Data from before has no list yet.
    if (!isFields(value)) onChange(added);
    else for (const [id, item] of Object.entries(added)) onChange(item, [id], `add ${firstId}`);
  };
  const moveTo = (id: string, index: number) => {
    if (index < 0 || index >= items.length) return;
    onChange(orderAt(items, index, id), [id, 'order']);
  };

  return (
    <fieldset className={classes['items']} disabled={isDisabled}>
      <legend>{write(field.label)}</legend>
      {items.length > 1 && <p className={classes['hint']}>{write(texts.hint)}</p>}
      <ol>
        {items.map((item, index) => {
          const numbered = write(texts.numbered, { name: write(field.one), number: index + 1 });
          const name = (names.get(item.id) ?? titleOf(item, field)) || numbered;
          return (
            <li key={item.id}>
              <div
                className={classes['line']}
                onDragOver={(event) => dragged !== undefined && event.preventDefault()}
                onDrop={(event) => {
                  event.preventDefault();
                  if (dragged !== undefined && dragged !== item.id) moveTo(dragged, index);
                  setDragged(undefined);
                }}
              >
                <button
                  type="button"
                  draggable={!isDisabled}
                  className={classes['handle']}
                  aria-label={write(texts.move, { name })}
                  onKeyDown={(event) => moveByKey(event, (by) => moveTo(item.id, index + by))}
                  onDragStart={(event) => {
                    event.dataTransfer.effectAllowed = 'move';
                    event.dataTransfer.setData('text/plain', name);
                    setDragged(item.id);
                  }}
                  onDragEnd={() => setDragged(undefined)}
                >
                  <GripVertical size={16} aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className={classes['title']}
                  aria-expanded={opened === item.id}
                  onClick={() => setOpened(opened === item.id ? undefined : item.id)}
                >
                  <ItemPicture picture={pictures.get(item.id)} />
                  {name}
                </button>
                <Button
                  kind="quiet"
                  isIcon
                  isSmall
                  isDisabled={isDisabled}
                  aria-label={write(texts.remove, { name })}
                  onPress={() => onChange(undefined, [item.id])}
                >
                  <Trash2 size={16} aria-hidden="true" />
                </Button>
              </div>
              {opened === item.id && (
                <div className={classes['fields']}>
                  {field.fields.map((inner) => (
                    <div key={inner.name}>
                      {children({
                        field: inner,
                        value: item[inner.name],
                        isDisabled,
                        onChange: (to, steps = [], gesture) =>
                          onChange(to, [item.id, inner.name, ...steps], gesture),
                        onPicked: (file, isUploaded) => {
                          const { originAt } = field;
                          if (originAt === undefined || inner.kind !== 'picture') return;
                          onChange(originOfPicture(file, isUploaded), [item.id, originAt]);
                        },
                      })}
                    </div>
                  ))}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <Button
        isDisabled={isDisabled || isFull}
        onPress={() =>
          field.kind === 'pictures' ? setIsPicking(true) : add([beginItem(field, items, locale)])
        }
      >
        {field.kind === 'pictures'
          ? write(texts.pick)
          : write(texts.add, { name: write(inSentence(field.one)) })}
      </Button>
      {field.takesGalleries && may('edit-media') && (
        <Button isDisabled={isDisabled || isFull} onPress={() => setIsBringing(true)}>
          {write(texts.bring)}
        </Button>
      )}
      {isFull && <output>{write(texts.full, { limit })}</output>}
      {isPicking && (
        <FilePicker
          isMany
          onPick={(files, uploaded) =>
            add(files.map((file) => pictureItem(field, file, uploaded.has(file.id))))
          }
          onClose={() => setIsPicking(false)}
        />
      )}
      {isBringing && (
        <Suspense fallback={null}>
          <PhotoHostDialog
            room={limit - items.length}
            onBrought={(files) =>
              add(
                files.map(({ file, title }) => ({
                  ...pictureItem(field, file, true),
                  [field.titledBy]: title,
                })),
              )
            }
            onClose={() => setIsBringing(false)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}

/** A new entry for a picture. */
function pictureItem({ begins, originAt }: ItemsField, file: SiteFile, isUploaded: boolean) {
  const origin = originAt !== undefined && { [originAt]: originOfPicture(file, isUploaded) };
  return { ...begins, assetId: file.id, ...origin };
}

function moveByKey(event: KeyboardEvent, move: (by: number) => void): void {
  const by = event.key === 'ArrowUp' ? -1 : Number(event.key === 'ArrowDown');
  if (by === 0) return;
  event.preventDefault();
  event.stopPropagation();
  move(by);
}

function titleOf(item: ListedItem, field: ItemsField): string {
  if (isTitledByProduct(field)) return '';
  const title = item[field.titledBy];
  return typeof title === 'string' ? cutText(title, 60) : '';
}
