import { fontCategories, type FontCategory } from '@sitewright/contract';
import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Tab, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import options from '../../ui/option-list.module.css';
import { SelectField } from '../../ui/select-field.tsx';
import { FailedPart, PendingState } from '../../ui/states.tsx';
import { TabRow } from '../../ui/tab-row.tsx';
import tabs from '../../ui/tabs.module.css';
import { TextField } from '../../ui/text-field.tsx';
import { FontLine, type ListedFont } from './font-line.tsx';
import { categoryTexts, fontTexts as texts } from './font-texts.ts';
import classes from './fonts.module.css';

/** Chooses a family among all, or among those that the site has already. FONT-01, FONT-02 */
export function FontDialog({
  title,
  value,
  onChoose,
  onClose,
}: {
  title: string;
  /** Its name; empty: none. */
  value: string;
  onChoose: (name: string) => void;
  onClose: () => void;
}) {
  const write = useTexts();
  const { identifier } = useSite();
  const read = useRead('GET /api/sites/:identifier/fonts', { params: { identifier } });
  const [chosen, setChosen] = useState(value);
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<FontCategory | 'uploaded' | ''>('');
  const fonts = read.state === 'success' ? read.answer.fonts : [];
  const inUse = read.state === 'success' ? read.answer.inStyleGuide : [];
  const words = search.trim().toLowerCase();
  const found = fonts.filter(
    (font) =>
      font.family.toLowerCase().includes(words) &&
      (category === '' || category === categoryOf(font)),
  );
  const list = { chosen, onChoose: setChosen };
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(texts.cancel)}</Button>
          <Button
            kind="primary"
            isDisabled={chosen === ''}
            onPress={() => {
              onChoose(chosen);
              onClose();
            }}
          >
            {write(texts.choose)}
          </Button>
        </>
      }
    >
      {read.state === 'pending' && <PendingState lines={6} />}
      {read.state === 'failed' && (
        <FailedPart onRetry={read.refetch}>{write(texts.failed)}</FailedPart>
      )}
      {read.state === 'success' && (
        <Tabs>
          <TabRow label={title}>
            <Tab id="all" className={tabs['tab'] ?? ''}>
              {write(texts.browse)}
            </Tab>
            <Tab id="own" className={tabs['tab'] ?? ''}>
              {write(texts.inUse)}
            </Tab>
          </TabRow>
          <TabPanel id="all" className={options['panel'] ?? ''}>
            <div className={classes['filters']}>
              <TextField label={write(texts.search)} value={search} onChange={setSearch} />
              <SelectField
                label={write(texts.category)}
                choices={[
                  { value: '' as const, label: write(texts.all) },
                  ...fontCategories.map((name) => ({
                    value: name,
                    label: write(categoryTexts[name]),
                  })),
                  ...(fonts.some((font) => categoryOf(font) === 'uploaded')
                    ? [{ value: 'uploaded' as const, label: write(texts.uploaded) }]
                    : []),
                ]}
                value={category}
                onChange={setCategory}
              />
            </div>
            <FontList fonts={found} empty={write(texts.nothing)} {...list} />
          </TabPanel>
          <TabPanel id="own" className={options['panel'] ?? ''}>
            <FontList
              fonts={fonts.filter(({ name }) => inUse.includes(name))}
              empty={write(texts.noneInUse)}
              {...list}
            />
          </TabPanel>
        </Tabs>
      )}
    </Dialog>
  );
}

/** Those that were uploaded are found together. */
function categoryOf({ url, category }: ListedFont): FontCategory | 'uploaded' {
  return url === null ? category : 'uploaded';
}

function FontList({
  fonts,
  empty,
  chosen,
  onChoose,
}: {
  fonts: readonly ListedFont[];
  empty: string;
  chosen: string;
  onChoose: (name: string) => void;
}) {
  const write = useTexts();
  return (
    <ListBox
      aria-label={write(texts.found)}
      className={joinClasses(options['list'], classes['fonts'])}
      items={fonts.map((font) => ({ ...font, id: font.name }))}
      selectionMode="single"
      selectedKeys={[chosen]}
      renderEmptyState={() => <p className={classes['muted']}>{empty}</p>}
      onSelectionChange={(keys) => {
        const font = keys === 'all' ? undefined : fonts.find(({ name }) => keys.has(name));
        if (font) onChoose(font.name);
      }}
    >
      {(font) => (
        <ListBoxItem
          id={font.id}
          textValue={font.family}
          className={joinClasses(options['option'], classes['font'])}
        >
          <FontLine font={font} />
          <span className={classes['muted']}>
            {write(font.url === null ? categoryTexts[font.category] : texts.uploaded)}
          </span>
        </ListBoxItem>
      )}
    </ListBox>
  );
}
