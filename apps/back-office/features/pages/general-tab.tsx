import { contentLimits, isOfBlocks, type SitePage } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { SwitchField } from '../../ui/check-field.tsx';
import { focusFirst } from '../../ui/focus-first.ts';
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useOverlay } from '../../ui/use-overlay.ts';
import { PageCode } from '../own-code/page-code.tsx';
import type { PageTabProps } from './page-fields.ts';
import { CommentFields } from './comment-fields.tsx';
import { PageLock } from './page-lock.tsx';
import { pageTexts as texts } from './page-texts.ts';
import { holdsPosts } from './where-edited.ts';

interface GeneralTabProps extends PageTabProps {
  /** Those of the theme. */
  readonly layouts: readonly { readonly id: string; readonly name: string }[];
  readonly onMakeHome: () => void;
  /** Something of it that is saved by itself was. */
  readonly onDone: () => void;
}

/** What a page is called, where it is found, and who may see it. */
export function GeneralTab(props: GeneralTabProps) {
  const { page, fields, onChange, errors, layouts, onMakeHome, onDone } = props;
  const write = useTexts();
  const { may } = useSite();
  useOverlay('page-settings');
  return (
    <>
      <TextField
        label={write(texts.title)}
        inputRef={focusFirst}
        maxLength={contentLimits.titleLength}
        value={fields.title}
        onChange={(title) => onChange({ title })}
        error={fields.title.trim() === '' ? write(texts.needed) : undefined}
      />
      <TextField
        label={write(texts.navigationTitle)}
        maxLength={contentLimits.titleLength}
        value={fields.navigationTitle}
        onChange={(navigationTitle) => onChange({ navigationTitle })}
      />
      <TextField
        label={write(texts.address)}
        prefix="/"
        maxLength={200}
        value={fields.urlId}
        onChange={(urlId) => onChange({ urlId })}
        error={errors['changes.urlId.to']}
      />
      <RichTextField
        label={write(texts.description)}
        help={write(texts.descriptionHelp)}
        error={errors['changes.description.to']}
        value={fields.description}
        onChange={(description) => onChange({ description })}
      />
      {holdsPosts(page.typeName) && <CommentFields {...props} />}
      {layouts.length > 1 && (
        <SelectField
          label={write(texts.layout)}
          choices={layouts.map(({ id, name }) => ({ value: id, label: name }))}
          value={fields.regionName}
          onChange={(regionName) => onChange({ regionName })}
        />
      )}
      {!page.isProtected && (
        <SwitchField
          isSelected={fields.isEnabled}
          onChange={(isEnabled) => onChange({ isEnabled })}
        >
          {write(texts.isEnabled)}
        </SwitchField>
      )}
      {may('edit-code') && <PageCode page={page} onDone={onDone} />}
      {may('publish') && canLock(page) && <PageLock page={page} onDone={onDone} />}
      {isOfBlocks(page.typeName) && !page.isHomepage && !page.isProtected && (
        <Button onPress={onMakeHome}>{write(texts.makeHome)}</Button>
      )}
    </>
  );
}

/**
 * Stores and the home page are locked with the whole site alone, members' pages by no password, and
 * what is off not before it is on.
 */
function canLock({ typeName, isHomepage, isEnabled, isLocked }: SitePage): boolean {
  return isLocked || (typeName !== 'products' && !isHomepage && isEnabled);
}
