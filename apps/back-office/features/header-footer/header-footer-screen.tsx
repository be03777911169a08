import type { CallAnswer, PageFieldHead } from '@sitewright/contract';
import { useMemo } from 'react';
import type { Control, FieldPathByValue } from 'react-hook-form';
import { Link } from 'react-aria-components/Link';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { anyPage, areaPath } from '../../editor/areas/area-name.ts';
import { useSiteAreas } from '../../editor/areas/use-areas.ts';
import { FormField } from '../../forms/form-field.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useEditForm } from '../../forms/use-edit-form.ts';
import { documentStateTexts } from '../../texts/document-states.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { SwitchField } from '../../ui/check-field.tsx';
import { Card, FieldRow, Page } from '../../ui/page.tsx';
import { Banner, FailedState, PendingState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import desk from '../desk/desk.module.css';
import { useSavedToast } from '../settings/use-saved-toast.ts';
import {
  toBody,
  toFieldFailure,
  toFields,
  type HeaderFooterFields,
} from './header-footer-fields.ts';
import { headerFooterTexts as texts } from './header-footer-texts.ts';

const reads = ['GET /api/site-header-footer'] as const;
const inHeader = ['showSearch', 'showAccount', 'showCart'] as const;
const inFooter = ['showTagLine', 'showSocialLinks', 'showVisit'] as const;

/** What stands above and below every page. NAVL-06 */
export function Screen() {
  const write = useTexts();
  const { identifier } = useSite();
  const read = useRead(reads[0], { query: { site: identifier } });
  return (
    <Page title={write(texts.title)} isNarrow>
      {read.state === 'pending' && <PendingState />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && <PartsForm parts={read.answer} />}
    </Page>
  );
}

function PartsForm({ parts }: { parts: CallAnswer<(typeof reads)[0]> }) {
  const write = useTexts();
  const { identifier, href, may } = useSite();
  const toast = useSavedToast(reads);
  const saving = useWrite('PUT /api/site-header-footer', {
    refreshes: reads,
    onDone: ({ changes }) => toast(changes),
    onFailed: () => {},
  });
  const edit = useEditForm<HeaderFooterFields>({
    name: `${identifier}/header-footer`,
    saved: useMemo(() => toFields(parts), [parts]),
    onSave: async (changes) => {
      const sent = await saving.send({ query: { site: identifier }, body: toBody(changes) });
      return toFieldFailure(sent, changes);
    },
  });
  const shown = useSiteAreas();
  const areas = {
    header: shown.find(({ purpose }) => purpose === 'header'),
    footer: shown.find(({ purpose }) => purpose === 'footer'),
  };
  const { control } = edit.form;
  const isDisabled = !may('edit-styles');
  const labels = Object.fromEntries(
    [...inHeader, ...inFooter, 'buttonText' as const, 'buttonUrl' as const, 'note' as const].map(
      (name) => [name, write(texts[name])],
    ),
  );
  return (
    <>
      {isDisabled && <Banner>{write(texts.readOnly)}</Banner>}
      <Card title={write(texts.header)} actions={<BlocksLink area={areas.header} />}>
        <p className={desk['muted']}>{write(texts.headerIntro)}</p>
        <Switches control={control} names={inHeader} isDisabled={isDisabled} />
        <FieldRow>
          <FormField
            control={control}
            name="buttonText"
            render={(field) => (
              <TextField
                {...field}
                label={write(texts.buttonText)}
                help={write(texts.buttonTextHelp)}
                isDisabled={isDisabled}
              />
            )}
          />
          <FormField
            control={control}
            name="buttonUrl"
            render={(field) => (
              <TextField
                {...field}
                label={write(texts.buttonUrl)}
                help={write(texts.buttonUrlHelp)}
                isDisabled={isDisabled}
              />
            )}
          />
        </FieldRow>
      </Card>
      <Card title={write(texts.footer)} actions={<BlocksLink area={areas.footer} />}>
        <p className={desk['muted']}>{write(texts.footerIntro)}</p>
        <Switches control={control} names={inFooter} isDisabled={isDisabled} />
        <FormField
          control={control}
          name="note"
          render={(field) => (
            <TextField
              {...field}
              label={write(texts.note)}
              help={write(texts.noteHelp)}
              isDisabled={isDisabled}
            />
          )}
        />
      </Card>
      <Link href={href('navigation')}>{write(texts.menus)}</Link>
      <SaveBar edit={edit} labels={labels} />
    </>
  );
}

/** The way to the blocks of an area; nothing where the theme has no place for it. */
function BlocksLink({ area }: { area: PageFieldHead | undefined }) {
  const write = useTexts();
  const { href } = useSite();
  if (!area) return null;
  return (
    <>
      {area.document && (
        <Badge tone={area.document.state === 'published' ? 'success' : 'neutral'}>
          {write(documentStateTexts[area.document.state])}
        </Badge>
      )}
      <ButtonLink isSmall href={href(areaPath(anyPage, area.id))}>
        {write(area.purpose === 'header' ? texts.blocksOfHeader : texts.blocksOfFooter)}
      </ButtonLink>
    </>
  );
}

type SwitchName = FieldPathByValue<HeaderFooterFields, boolean>;

function Switches({
  control,
  names,
  isDisabled,
}: {
  control: Control<HeaderFooterFields>;
  names: readonly SwitchName[];
  isDisabled: boolean;
}) {
  const write = useTexts();
  return names.map((name) => (
    <FormField
      key={name}
      control={control}
      name={name}
      render={({ value, onChange }) => (
        <SwitchField isSelected={value} onChange={onChange} isDisabled={isDisabled}>
          {write(texts[name])}
        </SwitchField>
      )}
    />
  ));
}
