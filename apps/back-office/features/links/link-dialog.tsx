import { linkKinds, linkLimits, type DocumentLink, type LinkFault } from '@sitewright/contract';
import { useState } from 'react';
import { Tab, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { SwitchField } from '../../ui/check-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import options from '../../ui/option-list.module.css';
import { TabRow } from '../../ui/tab-row.tsx';
import tabs from '../../ui/tabs.module.css';
import { TextField } from '../../ui/text-field.tsx';
import { useOverlay } from '../../ui/use-overlay.ts';
import { draftOf, faultsOf, linkOf, type LinkDraft } from './link-draft.ts';
import { AddressTab, EmailTab, FileTab, PhoneTab } from './link-tabs.tsx';
import { linkTexts as texts, writeFault } from './link-texts.ts';
import { PageTab } from './page-tab.tsx';

const panels = {
  page: PageTab,
  url: AddressTab,
  email: EmailTab,
  phone: PhoneTab,
  file: FileTab,
} as const;

const hasWindow = { page: true, url: true, email: false, phone: false, file: true } as const;

/** The editor of a link: a tab for each thing that it may lead to. LINK-01 to LINK-03 */
export function LinkDialog({
  value,
  onSave,
  onRemove,
  onClose,
}: {
  value: DocumentLink | undefined;
  /** The draft tells the addresses of what was chosen. */
  onSave: (link: DocumentLink, draft: LinkDraft) => void;
  /** Undefined: there is none to remove. */
  onRemove: (() => void) | undefined;
  onClose: () => void;
}) {
  const write = useTexts();
  useOverlay('link');
  const [draft, setDraft] = useState(() => draftOf(value));
  const [faults, setFaults] = useState<readonly LinkFault[]>([]);
  const change = (to: LinkDraft) => {
    setDraft(to);
    setFaults([]);
  };
  const error = (field: string) => {
    const fault = faults.find((one) => one.field === field);
    return fault && writeFault(write, fault);
  };
  const save = () => {
    const found = faultsOf(draft);
    setFaults(found);
    if (found.length > 0) return;
    onSave(linkOf(draft), draft);
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={write(texts.title)}
      onClose={onClose}
      actions={
        <>
          {onRemove && (
            <Button
              kind="quiet"
              onPress={() => {
                onRemove();
                onClose();
              }}
            >
              {write(texts.remove)}
            </Button>
          )}
          <Button onPress={onClose}>{write(texts.cancel)}</Button>
          <Button kind="primary" onPress={save}>
            {write(texts.save)}
          </Button>
        </>
      }
    >
      <Tabs
        selectedKey={draft.kind}
        onSelectionChange={(key) => {
          const kind = linkKinds.find((one) => one === key);
          if (kind) change({ ...draft, kind });
        }}
      >
        <TabRow label={write(texts.kinds)}>
          {linkKinds.map((kind) => (
            <Tab key={kind} id={kind} className={tabs['tab'] ?? ''}>
              {write(texts[kind])}
            </Tab>
          ))}
        </TabRow>
        {linkKinds.map((kind) => {
          const Panel = panels[kind];
          return (
            <TabPanel key={kind} id={kind} className={options['panel'] ?? ''}>
              <Panel draft={draft} onChange={change} error={error} />
              {hasWindow[kind] && (
                <SwitchField
                  isSelected={draft.newWindow}
                  onChange={(newWindow) => change({ ...draft, newWindow })}
                >
                  {write(texts.newWindow)}
                </SwitchField>
              )}
              <TextField
                label={write(texts.name)}
                help={write(texts.nameHelp)}
                maxLength={linkLimits.name}
                value={draft.name}
                onChange={(name) => change({ ...draft, name })}
              />
            </TabPanel>
          );
        })}
      </Tabs>
    </Dialog>
  );
}
