import { contentLimits, postLimits } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { visitHref } from '../../frame/visit-href.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { SwitchField } from '../../ui/check-field.tsx';
import { SearchPreview } from '../../ui/search-preview.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useOverlay } from '../../ui/use-overlay.ts';
import { toldOf, type PageTabProps } from './page-fields.ts';
import { pageTexts as texts } from './page-texts.ts';

/** What search engines are told of a page. */
export function SearchTab({ page, fields, onChange, errors }: PageTabProps) {
  const write = useTexts();
  const site = useSite();
  useOverlay('seo');
  const { urlId, seoTitle, seoDescription, isHiddenFromSearch } = fields;
  return (
    <>
      {!isHiddenFromSearch && (
        <SearchPreview
          label={write(texts.searchPreview)}
          address={visitHref(site) + (page.isHomepage ? '' : urlId)}
          {...toldOf(fields, site)}
        />
      )}
      <TextField
        label={write(texts.seoTitle)}
        help={write(texts.emptySeoTitle)}
        maxLength={contentLimits.titleLength}
        value={seoTitle}
        onChange={(to) => onChange({ seoTitle: to })}
        error={errors['changes.seoTitle.to']}
      />
      <TextField
        label={write(texts.seoDescription)}
        help={write(texts.emptySeoDescription)}
        isLong
        rows={3}
        maxLength={postLimits.descriptionLength}
        value={seoDescription}
        onChange={(to) => onChange({ seoDescription: to })}
        error={errors['changes.seoDescription.to']}
      />
      <SwitchField
        help={write(texts.isHiddenHelp)}
        isSelected={isHiddenFromSearch}
        onChange={(to) => onChange({ isHiddenFromSearch: to })}
      >
        {write(texts.isHidden)}
      </SwitchField>
    </>
  );
}
