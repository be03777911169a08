import type { DocumentLink } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { PictureField } from '../../features/media/picture-field.tsx';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { SwitchField } from '../../ui/check-field.tsx';
import { ComboField } from '../../ui/combo-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import classes from '../editor.module.css';

const texts = defineTexts({
  none: { en: 'No link', de: 'Kein Link' },
  page: { en: 'Page', de: 'Seite' },
  url: { en: 'Web address', de: 'Webadresse' },
  email: { en: 'Email', de: 'E-Mail' },
  phone: { en: 'Phone', de: 'Telefon' },
  file: { en: 'File', de: 'Datei' },
  address: { en: 'Address', de: 'Adresse' },
  subject: { en: 'Subject', de: 'Betreff' },
  number: { en: 'Phone number', de: 'Telefonnummer' },
  newWindow: { en: 'Open in a new window', de: 'In neuem Fenster öffnen' },
});

type Kind = DocumentLink['kind'] | 'none';

const empty: Readonly<Record<Kind, DocumentLink | undefined>> = {
  none: undefined,
  page: { kind: 'page', collectionId: '' },
  url: { kind: 'url', url: '' },
  email: { kind: 'email', address: '' },
  phone: { kind: 'phone', number: '' },
  file: { kind: 'file', assetId: '' },
};

/** Where something leads: to a page, an address, a mail, a phone or a file. LINK-03 */
export function LinkFields({
  label,
  value,
  isDisabled,
  onChange,
}: {
  label: string;
  value: DocumentLink | undefined;
  isDisabled: boolean;
  onChange: (link: DocumentLink | undefined) => void;
}) {
  const write = useTexts();
  const kinds: readonly Kind[] = ['none', 'page', 'url', 'email', 'phone', 'file'];
  return (
    <fieldset className={classes['link']} disabled={isDisabled}>
      <SelectField
        label={label}
        isDisabled={isDisabled}
        choices={kinds.map((kind) => ({ value: kind, label: write(texts[kind]) }))}
        value={value?.kind ?? 'none'}
        onChange={(kind) => onChange(empty[kind])}
      />
      {value && <LinkTarget value={value} onChange={onChange} isDisabled={isDisabled} />}
      {value && hasWindow(value) && (
        <SwitchField
          isSelected={value.newWindow === true}
          isDisabled={isDisabled}
          onChange={(newWindow) => onChange({ ...value, newWindow })}
        >
          {write(texts.newWindow)}
        </SwitchField>
      )}
    </fieldset>
  );
}

type WithWindow = Extract<DocumentLink, { kind: 'page' | 'url' | 'file' }>;

function hasWindow(link: DocumentLink): link is WithWindow {
  return link.kind === 'page' || link.kind === 'url' || link.kind === 'file';
}

function LinkTarget({
  value,
  onChange,
  isDisabled,
}: {
  value: DocumentLink;
  onChange: (link: DocumentLink) => void;
  isDisabled: boolean;
}) {
  const write = useTexts();
  const { identifier } = useSite();
  const pages = useRead(
    'GET /api/sites/:identifier/pages',
    { params: { identifier } },
    { isWanted: value.kind === 'page' },
  );
  switch (value.kind) {
    case 'page': {
      const known = pages.state === 'success' ? pages.answer.pages : [];
      return (
        <ComboField
          key={known.length}
          label={write(texts.page)}
          choices={known.map(({ id, title, urlId }) => ({
            value: id,
            label: title || `/${urlId}`,
          }))}
          value={value.collectionId || null}
          onChange={(collectionId) => onChange({ ...value, collectionId })}
        />
      );
    }
    case 'url':
      return (
        <TextField
          label={write(texts.address)}
          inputMode="url"
          maxLength={2_000}
          isDisabled={isDisabled}
          value={value.url}
          onChange={(url) => onChange({ ...value, url })}
        />
      );
    case 'email':
      return (
        <>
          <TextField
            label={write(texts.address)}
            inputMode="email"
            maxLength={256}
            isDisabled={isDisabled}
            value={value.address}
            onChange={(address) => onChange({ ...value, address })}
          />
          <TextField
            label={write(texts.subject)}
            maxLength={500}
            isDisabled={isDisabled}
            value={value.subject ?? ''}
            onChange={(subject) => onChange({ ...value, subject })}
          />
        </>
      );
    case 'phone':
      return (
        <TextField
          label={write(texts.number)}
          inputMode="tel"
          maxLength={60}
          isDisabled={isDisabled}
          value={value.number}
          onChange={(number) => onChange({ ...value, number })}
        />
      );
    case 'file':
      return (
        <PictureField
          label={write(texts.file)}
          help={undefined}
          value={value.assetId}
          isDisabled={isDisabled}
          onChange={(assetId) => onChange({ ...value, assetId })}
        />
      );
  }
}
