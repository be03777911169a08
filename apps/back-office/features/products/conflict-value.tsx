import { STANDARD_CLASS, UNTAXED_CLASS } from '@sitewright/commerce';
import { writePlanPhrase, type StaffProduct } from '@sitewright/contract';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import type { PrintValue } from '../../forms/field-conflicts.tsx';
import type { ScreenText } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { formTexts } from '../forms/form-texts.ts';
import { productTexts as texts } from './product-texts.ts';
import { relatedRuleTexts } from './related-rule-texts.ts';
import { storePageTexts } from './store-page/store-page-texts.ts';
import { useStorePages } from './store-page/use-store-pages.ts';

/** What it holds of is told by their number. */
const idLists: ReadonlySet<string> = new Set(['categoryIds', 'imageIds', 'relatedIds', 'files']);

const taxTexts: ReadonlyMap<string, ScreenText> = new Map<string, ScreenText>([
  [STANDARD_CLASS, texts.taxStandard],
  ['reduced', texts.taxReduced],
  [UNTAXED_CLASS, texts.untaxed],
]);

/** How two versions of a product's field are told apart: by names, and never by ids. */
export function usePrintProductValue(): PrintValue {
  const write = useTexts();
  const { locale } = useIntl();
  const printers: Readonly<Record<string, (value: never) => ReactNode>> = {
    collectionId: (id: string) => <StorePageName id={id} />,
    formId: (id: string) => <FormName id={id} />,
    audioAssetId: (id: string) => <FileName id={id} />,
    taxClass: (name: string) => {
      const text = taxTexts.get(name);
      return text ? write(text) : name;
    },
    relatedRule: (rule: StaffProduct['relatedRule']) => write(relatedRuleTexts[rule]),
    subscriptionPlan: (plan: NonNullable<StaffProduct['subscriptionPlan']>) =>
      writePlanPhrase('', plan, { locale }).trim(),
  };
  return (value, field) => {
    if (idLists.has(field) && Array.isArray(value)) {
      return write(texts.entries, { count: value.length });
    }
    return printers[field]?.(value as never);
  };
}

function StorePageName({ id }: { id: string }) {
  const write = useTexts();
  const pages = useStorePages();
  if (!pages) return '…';
  return pages.find((page) => page.id === id)?.title ?? write(storePageTexts.gone);
}

function FormName({ id }: { id: string }) {
  const write = useTexts();
  const { identifier } = useSite();
  const read = useRead('GET /api/sites/:identifier/forms', { params: { identifier } });
  if (read.state !== 'success') return '…';
  return read.answer.forms.find((form) => form.id === id)?.name ?? write(formTexts.goneForm);
}

function FileName({ id }: { id: string }) {
  const write = useTexts();
  const { identifier, may } = useSite();
  const isWanted = may('view-media');
  const params = { identifier, id };
  const read = useRead('GET /api/sites/:identifier/files/:id', { params }, { isWanted });
  if (read.state === 'success') return read.answer.file.filename;
  return isWanted && read.state === 'pending' ? '…' : write(texts.entries, { count: 1 });
}
