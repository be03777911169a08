import type { SitePage } from '@sitewright/contract';
import { useState } from 'react';
import { Tab, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import options from '../../ui/option-list.module.css';
import { TabRow } from '../../ui/tab-row.tsx';
import tabs from '../../ui/tabs.module.css';
import { GeneralTab } from './general-tab.tsx';
import { fieldsOfTab, pageFields, pageTabs, type PageFields, type PageTab } from './page-fields.ts';
import { pageTexts as texts } from './page-texts.ts';
import { SearchTab } from './search-tab.tsx';
import { ShareTab } from './share-tab.tsx';

const tabTexts = {
  'page-settings': texts.general,
  seo: texts.searchEngines,
  share: texts.sharing,
} as const satisfies Record<PageTab, unknown>;

/** What was refused stands in it. */
function isWrongIn(tab: PageTab, errors: Readonly<Record<string, string>>): boolean {
  return fieldsOfTab[tab].some((name) => errors[`changes.${name}.to`] !== undefined);
}

/** The settings of a page: what it is called and who finds it, and what is told of it elsewhere. */
export function PageDialog({
  page: now,
  layouts,
  tab = 'page-settings',
  onClose,
  onSaved,
  onRemoved = onClose,
}: {
  page: SitePage;
  /** Those of the theme. */
  layouts: readonly { readonly id: string; readonly name: string }[];
  /** Shown first. */
  tab?: PageTab;
  onClose: () => void;
  onSaved?: (fields: PageFields) => void;
  onRemoved?: () => void;
}) {
  const write = useTexts();
  const { identifier, may } = useSite();
  // What was seen when it was opened: what stands there meanwhile is somebody else's.
  const [page] = useState(now);
  const [fields, setFields] = useState<PageFields>(page);
  const [shownTab, setTab] = useState<PageTab>(tab);
  const params = { identifier, id: page.id };
  const refreshes = ['GET /api/sites/:identifier/pages'] as const;
  const saving = useWrite('PATCH /api/sites/:identifier/pages/:id', {
    refreshes,
    onDone: () => {
      onSaved?.(fields);
      onClose();
    },
    onFailed: (failure) => {
      const wrong = pageTabs.find((name) => isWrongIn(name, failure.errors));
      if (wrong) setTab(wrong);
    },
  });
  const removing = useWrite('DELETE /api/sites/:identifier/pages/:id', {
    refreshes,
    onDone: onRemoved,
  });
  const save = (more: object = {}) => {
    const changed = pageFields.filter((name) => fields[name] !== page[name]);
    const changes = Object.fromEntries(
      changed.map((name) => [name, { from: page[name], to: fields[name] }]),
    );
    saving.run({ params, body: { changes: { ...changes, ...more } } });
  };
  const errors = saving.failure?.errors ?? {};
  const onChange = (changes: Partial<PageFields>) => setFields({ ...fields, ...changes });
  const shown = { page, fields, onChange, errors };
  return (
    <Dialog
      isOpen
      title={write(texts.settingsOf, { title: page.title })}
      onClose={onClose}
      actions={
        <>
          {!page.isHomepage && may('create-pages') && (
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
            isDisabled={fields.title.trim() === ''}
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
      <Tabs
        className={tabs['tabs'] ?? ''}
        selectedKey={shownTab}
        onSelectionChange={(key) => setTab(key as PageTab)}
      >
        <TabRow label={write(texts.tabs)}>
          {pageTabs.map((name) => (
            <Tab key={name} id={name} className={tabs['tab'] ?? ''}>
              {write(tabTexts[name])}
            </Tab>
          ))}
        </TabRow>
        <TabPanel id="page-settings" className={options['panel'] ?? ''}>
          <GeneralTab
            {...shown}
            layouts={layouts}
            onMakeHome={() => save({ isHomepage: { from: false, to: true } })}
            onDone={onClose}
          />
        </TabPanel>
        <TabPanel id="seo" className={options['panel'] ?? ''}>
          <SearchTab {...shown} />
        </TabPanel>
        <TabPanel id="share" className={options['panel'] ?? ''}>
          <ShareTab {...shown} />
        </TabPanel>
      </Tabs>
    </Dialog>
  );
}
