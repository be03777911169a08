import {
  askedFields,
  isFields,
  blockTypeTable,
  editBlock,
  type PanelField,
} from '@sitewright/blocks';
import type { Block, Breakpoint, DocumentLink } from '@sitewright/contract';
import { memo } from 'react';
import { FileField } from '../../features/media/file-field.tsx';
import { PictureField } from '../../features/media/picture-field.tsx';
import { InstantField } from '../../features/rules/instant-field.tsx';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { CodeField } from '../../ui/code-editor/code-field.tsx';
import { SwitchField } from '../../ui/check-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DatasetField } from '../dataset/dataset-field.tsx';
import classes from '../editor.module.css';
import type { EditorStore } from '../store/editor-store.ts';
import { ItemsFields, type InnerField, type ItemsChange } from './items-fields.tsx';
import { FrameAddressField } from '../../features/media/frame-address-field.tsx';
import { LinkFields } from './link-fields.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { PlaceFields } from './place-fields.tsx';
import { PointField } from './point-field.tsx';
import { SiteField } from './site-fields.tsx';

/** What a block is made of, asked field by field. */
export function BlockPanel({
  store,
  block,
  breakpoint,
  isDisabled,
}: {
  store: EditorStore;
  block: Block;
  breakpoint: Breakpoint;
  isDisabled: boolean;
}) {
  const type = blockTypeTable.get(block.type);
  const data: Readonly<Record<string, unknown>> = isFields(block.data) ? block.data : {};
  const change = (path: readonly string[], to: unknown, gesture = `field ${path.join(' ')}`) =>
    store.act(editBlock(store.read().document, block.id, { path: [...path], to }), {
      joinsAs: `${block.id} ${gesture}`,
    });
  return (
    <div className={classes['fields']}>
      {type &&
        askedFields(type, data).map((field) => (
          <Field
            key={field.name}
            field={field}
            value={data[field.name]}
            data={data}
            isDisabled={isDisabled}
            onChange={(to, steps = [], gesture) => change([field.name, ...steps], to, gesture)}
          />
        ))}
      <PlaceFields store={store} block={block} breakpoint={breakpoint} isDisabled={isDisabled} />
    </div>
  );
}

const panelTexts = defineTexts({
  asUsual: { en: 'As usual', de: 'Wie üblich' },
});

interface FieldProps {
  readonly field: PanelField;
  readonly value: unknown;
  /** All fields of the block. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly isDisabled: boolean;
  /** Undefined takes the value away. `steps`: the way to a value inside of this one. */
  readonly onChange: ItemsChange;
  readonly onPicked?: InnerField['onPicked'];
}

/** Fields that look at others of the block, or hold fields that do. */
const seesAll: ReadonlySet<PanelField['kind']> = new Set([
  'product',
  'collection',
  'category',
  'form',
  'donation',
  'plan',
  'items',
  'pictures',
]);

/** A key that is typed into one field draws the others not again. What a change does never changes. */
const Field = memo(
  FieldOfKind,
  (before, now) =>
    before.field === now.field &&
    before.value === now.value &&
    before.isDisabled === now.isDisabled &&
    (before.data === now.data || !seesAll.has(now.field.kind)),
);

function FieldOfKind({ field, value, data, isDisabled, onChange, onPicked }: FieldProps) {
  const write = useTexts();
  const label = write(field.label);
  const help = field.help && write(field.help);
  const withHelp = help === undefined ? {} : { help };
  const text = typeof value === 'string' ? value : '';
  switch (field.kind) {
    case 'text':
    case 'long-text':
      return (
        <TextField
          label={label}
          {...withHelp}
          value={text}
          maxLength={field.maxLength}
          isDisabled={isDisabled}
          isLong={field.kind === 'long-text'}
          onChange={(to) => onChange(to)}
        />
      );
    case 'source':
      return (
        <CodeField
          label={label}
          {...withHelp}
          language={field.language}
          value={text}
          maxLength={field.maxLength}
          isDisabled={isDisabled}
          onChange={(to) => onChange(to)}
        />
      );
    case 'html':
      return (
        <RichTextField
          label={label}
          {...withHelp}
          value={text}
          isDisabled={isDisabled}
          onChange={(to) => onChange(to)}
        />
      );
    case 'number':
      return (
        <NumberField
          label={label}
          help={help}
          bounds={[field.min, field.max]}
          value={typeof value === 'number' ? value : undefined}
          isDisabled={isDisabled}
          onChange={(to) => onChange(to)}
        />
      );
    case 'instant':
      return (
        <InstantField
          label={label}
          {...withHelp}
          value={typeof value === 'number' ? value : null}
          isDisabled={isDisabled}
          onChange={(to) => onChange(to ?? undefined)}
        />
      );
    case 'choice':
      return (
        <SelectField
          label={label}
          {...withHelp}
          choices={field.choices.map((choice) => ({
            value: String(choice.value),
            label: write(choice.label),
          }))}
          placeholder={write(panelTexts.asUsual)}
          value={typeof value === 'string' || typeof value === 'number' ? String(value) : null}
          isDisabled={isDisabled}
          onChange={(chosen) =>
            onChange(field.choices.find((choice) => String(choice.value) === chosen)?.value)
          }
        />
      );
    case 'picture':
      return (
        <PictureField
          label={label}
          help={help}
          value={text}
          isDisabled={isDisabled}
          onChange={(id, file, isUploaded = false) => {
            onChange(id === '' ? undefined : id);
            if (file) onPicked?.(file, isUploaded);
          }}
        />
      );
    case 'file':
      return (
        <FileField
          kind={field.holds}
          label={label}
          help={help}
          value={text}
          isDisabled={isDisabled}
          onChange={(id) => onChange(id === '' ? undefined : id)}
        />
      );
    case 'frame-address':
      return (
        <FrameAddressField
          label={label}
          {...withHelp}
          holds={field.holds}
          value={text}
          isDisabled={isDisabled}
          onChange={(to) => onChange(to)}
        />
      );
    case 'point':
      return (
        <PointField
          label={label}
          {...withHelp}
          value={text}
          isDisabled={isDisabled}
          onChange={(to) => onChange(to === '' ? undefined : to)}
        />
      );
    case 'link':
      return (
        <LinkFields
          label={label}
          // The block's schema keeps nothing else there.
          value={value as DocumentLink | undefined}
          isDisabled={isDisabled}
          onChange={(to) => onChange(to)}
        />
      );
    case 'dataset':
      return (
        <DatasetField
          label={label}
          value={value}
          isDisabled={isDisabled}
          onChange={(to) => onChange(to)}
        />
      );
    case 'product':
    case 'collection':
    case 'category':
    case 'menu':
    case 'form':
    case 'donation':
    case 'plan':
      return (
        <SiteField
          field={field}
          value={text}
          data={data}
          isDisabled={isDisabled}
          onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
        />
      );
    case 'switch':
      return (
        <SwitchField
          {...withHelp}
          isSelected={value === true}
          isDisabled={isDisabled}
          onChange={(to) => onChange(to)}
        >
          {label}
        </SwitchField>
      );
    case 'items':
    case 'pictures':
      return (
        <ItemsFields field={field} value={value} isDisabled={isDisabled} onChange={onChange}>
          {(inner) => <Field data={data} {...inner} />}
        </ItemsFields>
      );
  }
}
