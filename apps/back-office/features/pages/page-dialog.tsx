import { isOfBlocks, type SitePage } from '@sitewright/contract';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { SwitchField } from '../../ui/check-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusFirst } from '../../ui/focus-first.ts';
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PageCode } from '../own-code/page-code.tsx';
import { PageLock } from './page-lock.tsx';
import { pageTexts as texts } from './page-texts.ts';

const names = [
  'title',
  'navigationTitle',
  'description',
  'urlId',
  'isEnabled',
  'regionName',
] as const;

/** What a page is called, where it is found, and what search engines show. */
export function PageDialog({
  page,
  layouts,
  onClose,
}: {
  page: SitePage;
  /** Those of the theme. */
  layouts: readonly { readonly id: string; readonly name: string }[];
  onClose: () => void;
}) {
  const write = useTexts();
  const { identifier, may } = useSite();
  const [fields, setFields] = useState<Pick<SitePage, (typeof names)[number]>>(page);
  const params = { identifier, id: page.id };
  const refreshes = ['GET /api/sites/:identifier/pages'] as const;
  const saving = useWrite('PATCH /api/sites/:identifier/pages/:id', {
    refreshes,
    onDone: onClose,
    onFailed: () => undefined,
  });
  const removing = useWrite('DELETE /api/sites/:identifier/pages/:id', {
    refreshes,
    onDone: onClose,
  });
  const set = (changes: Partial<typeof fields>) => setFields({ ...fields, ...changes });
  const save = (more: object = {}) => {
    const changed = names.filter((name) => fields[name] !== page[name]);
    const changes = Object.fromEntries(
      changed.map((name) => [name, { from: page[name], to: fields[name] }]),
    );
    saving.run({ params, body: { changes: { ...changes, ...more } } });
  };
  const errors = saving.failure?.errors ?? {};
  const isNamed = fields.title.trim() !== '';
  return (
    <Dialog
      isOpen
      title={write(texts.settingsOf, { title: page.title })}
      onClose={onClose}
      actions={
        <>
          {page.typeName !== 'products' && !page.isHomepage && may('create-pages') && (
            <Button
              kind="danger"
              isPending={removing.isRunning}
              onPress={() => removing.run({ params })}
            >
              {write(texts.remove)}
            </Button>
          )}
          <Button onPress={onClose}>{write(texts.cancel)}</Button>
          <Button
            kind="primary"
            isPending={saving.isRunning}
            isDisabled={!isNamed}
            onPress={() => save()}
          >
            {write(texts.save)}
          </Button>
        </>
      }
    >
      {saving.failure && Object.keys(errors).length === 0 && (
        <p role="alert">{saving.failure.message}</p>
      )}
      <TextField
        label={write(texts.title)}
        inputRef={focusFirst}
        maxLength={200}
        value={fields.title}
        onChange={(title) => set({ title })}
        error={isNamed ? undefined : write(texts.needed)}
      />
      <TextField
        label={write(texts.navigationTitle)}
        maxLength={200}
        value={fields.navigationTitle}
        onChange={(navigationTitle) => set({ navigationTitle })}
      />
      <TextField
        label={write(texts.address)}
        prefix="/"
        maxLength={200}
        value={fields.urlId}
        onChange={(urlId) => set({ urlId })}
        error={errors['changes.urlId.to']}
      />
      <RichTextField
        label={write(texts.description)}
        error={errors['changes.description.to']}
        value={fields.description}
        onChange={(description) => set({ description })}
      />
      {layouts.length > 1 && (
        <SelectField
          label={write(texts.layout)}
          choices={layouts.map(({ id, name }) => ({ value: id, label: name }))}
          value={fields.regionName}
          onChange={(regionName) => set({ regionName })}
        />
      )}
      {!page.isProtected && (
        <SwitchField isSelected={fields.isEnabled} onChange={(isEnabled) => set({ isEnabled })}>
          {write(texts.isEnabled)}
        </SwitchField>
      )}
      {may('edit-code') && <PageCode page={page} onDone={onClose} />}
      {may('publish') && canLock(page) && <PageLock page={page} onDone={onClose} />}
      {isOfBlocks(page.typeName) && !page.isHomepage && !page.isProtected && (
        <Button onPress={() => save({ isHomepage: { from: false, to: true } })}>
          {write(texts.makeHome)}
        </Button>
      )}
    </Dialog>
  );
}

/**
 * Stores and the home page are locked with the whole site alone, members' pages by no password, and
 * what is off not before it is on.
 */
function canLock({ typeName, isHomepage, isEnabled, isLocked }: SitePage): boolean {
  return isLocked || (typeName !== 'products' && !isHomepage && isEnabled);
}
