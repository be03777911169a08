import { isOfBlocks, type PageKind, type SitePage } from '@sitewright/contract';
import { lazy, Suspense, useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useGoOnFromOpened } from '../../data/use-opened.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTried } from '../../forms/use-tried.ts';
import { useTypedDialog } from '../../forms/use-typed.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusFirst } from '../../ui/focus-first.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { PendingState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { fillPage } from './fill-page.ts';
import { pageTexts as texts } from './page-texts.ts';
import type { ChosenTemplate } from './template-picker.tsx';
import { whereEdited } from './where-edited.ts';

const TemplatePicker = lazy(async () => ({
  default: (await import('./template-picker.tsx')).TemplatePicker,
}));

/** What is chosen to begin with a template. */
const ofTemplate = 'template';

/** What a page of the theme's files begins with where kinds are chosen. */
const ofFiles = 'file:';

const nothingTyped = { title: '', urlId: '', beginning: '', kind: 'page' };

/**
 * Makes a page, empty, of a template or as a copy, one for posts or events, or of a kind of the
 * theme's own, and opens it.
 */
export function AddPageDialog({
  pages,
  kinds,
  onClose,
  onMade,
}: {
  pages: readonly SitePage[];
  kinds: readonly PageKind[];
  onClose: () => void;
  /** Done with it before it is opened. */
  onMade?: (page: { readonly id: string; readonly title: string }) => Promise<void>;
}) {
  const write = useTexts();
  const { identifier, href } = useSite();
  const goOn = useGoOnFromOpened();
  const { fields, change, forget, leave } = useTypedDialog('page', nothingTyped, onClose);
  const { title, urlId, beginning, kind } = fields;
  const [template, setTemplate] = useState<ChosenTemplate>();
  const themePage = kind.startsWith(ofFiles) ? kind.slice(ofFiles.length) : undefined;
  const typeName = themePage === undefined ? kind : 'page';
  const isCover = typeName === 'splash-page';
  const isBuilt = isOfBlocks(typeName) && themePage === undefined;
  const isOfTemplate = isBuilt && beginning === ofTemplate;
  const [isTried, setTried] = useTried();
  const open = async (id: string) => {
    const commands = isOfTemplate ? template?.commands : undefined;
    const isFilled = !commands || (await fillPage(identifier, id, commands));
    if (!isFilled) showToast({ message: write(texts.notFilled) });
    await onMade?.({ id, title: title.trim() });
    const isIndex = kinds.some((one) => one.name === kind && one.isIndex);
    const where = whereEdited({ id, typeName, isBuilt, isIndex, hasFields: true });
    forget();
    await goOn(href(where ?? 'pages'));
  };
  const adding = useWrite('POST /api/sites/:identifier/pages', {
    refreshes: ['GET /api/sites/:identifier/pages'],
    onDone: ({ id }) => void open(id),
    onFailed: () => setTried(true),
  });
  const failure = adding.failure;
  const isEmpty = title.trim() === '';
  const add = () => {
    setTried(true);
    if (isEmpty) return;
    const address = urlId.trim().replaceAll(/^\/+|\/+$/g, '');
    adding.run({
      params: { identifier },
      body: {
        title: title.trim(),
        ...(address !== '' && { urlId: address }),
        ...(typeName !== 'page' && { typeName }),
        ...(themePage !== undefined && { themePage }),
        ...(isBuilt && beginning !== '' && !isOfTemplate && { copyOf: beginning }),
      },
    });
  };
  return (
    <Dialog
      isOpen
      title={write(texts.add)}
      isWide={isOfTemplate}
      onClose={onClose}
      actions={
        <>
          <Button onPress={leave}>{write(texts.cancel)}</Button>
          <Button kind="primary" isPending={adding.isRunning} onPress={add}>
            {write(texts.create)}
          </Button>
        </>
      }
    >
      <TextField
        label={write(texts.title)}
        inputRef={focusFirst}
        maxLength={200}
        value={title}
        onChange={(typed) => change({ title: typed })}
        error={isTried && isEmpty ? write(texts.needed) : undefined}
      />
      <TextField
        label={write(texts.address)}
        help={write(texts.addressHelp)}
        prefix="/"
        maxLength={200}
        value={urlId}
        onChange={(typed) => change({ urlId: typed })}
        error={failure && (failure.errors['urlId'] ?? failure.message)}
      />
      <SelectField
        label={write(texts.holds)}
        choices={[
          { value: 'page', label: write(texts.ofBlocks) },
          { value: 'splash-page', label: write(texts.ofCover) },
          { value: 'blog', label: write(texts.ofPosts) },
          { value: 'events', label: write(texts.ofEvents) },
          ...kinds.map(({ source, name, title: named }) => ({
            value: source === 'page' ? ofFiles + name : name,
            label: write(texts.ofTheme, { title: named }),
          })),
        ]}
        value={kind}
        onChange={(chosen) => {
          change({ kind: chosen });
          setTemplate(undefined);
        }}
      />
      {isBuilt && (
        <SelectField
          label={write(texts.beginWith)}
          choices={[
            { value: '', label: write(texts.nothing) },
            { value: ofTemplate, label: write(texts.ofTemplate) },
            ...pages
              .filter(({ isBuilt }) => isBuilt)
              .map(({ id, title: named }) => ({
                value: id,
                label: write(texts.copyOf, { title: named }),
              })),
          ]}
          value={beginning}
          onChange={(chosen) => change({ beginning: chosen })}
        />
      )}
      {isOfTemplate && (
        <Suspense fallback={<PendingState />}>
          <TemplatePicker
            isCover={isCover}
            chosen={template?.id}
            onPick={(picked) => {
              // What somebody typed stays; the name of the template before goes.
              if (title.trim() === '' || (template && title === write(template.title))) {
                change({ title: write(picked.title) });
              }
              setTemplate(picked);
            }}
          />
        </Suspense>
      )}
    </Dialog>
  );
}
