import { priceEndings } from '@sitewright/commerce';
import { useSite } from '../../../app/office-context.ts';
import { useMeasures } from '../../../measures/use-measures.ts';
import type { ScreenText } from '../../../texts/define-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/page.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FullPageWays } from '../store-page/full-page-ways.tsx';
import { StorePageField } from '../store-page/store-page-field.tsx';
import { haveSeveral, useStorePages } from '../store-page/use-store-pages.ts';
import {
  countKinds,
  priceKinds,
  saleKinds,
  stateKinds,
  weightKinds,
  type BulkDraft,
  type BulkFault,
} from './bulk-draft.ts';
import { bulkTexts as texts } from './bulk-texts.ts';
import { CategoryPicks } from './category-picks.tsx';
import classes from './bulk.module.css';

interface FormProps {
  readonly draft: BulkDraft;
  /** Fields that are typed wrongly; an empty one is not marked. */
  readonly faults: readonly BulkFault[];
  readonly onChange: (changed: Partial<BulkDraft>) => void;
}

/** What shall change. */
export function BulkForm(props: FormProps) {
  const write = useTexts();
  const { may } = useSite();
  const { draft, onChange } = props;
  return (
    <div className={classes['stack']}>
      <PriceCard {...props} />
      <SaleCard {...props} />
      <Card title={write(texts.state)}>
        <KindField
          label={write(texts.change)}
          kinds={stateKinds}
          names={stateNames}
          value={draft.state}
          onChange={(state) => onChange({ state })}
        />
      </Card>
      <OrderCard {...props} />
      <GoodsCard {...props} mayCount={may('edit-inventory')} />
      <Card title={write(texts.seo)}>
        <div className={classes['form']}>
          <TextField
            label={write(texts.seoTitle)}
            value={draft.seoTitle}
            onChange={(seoTitle) => onChange({ seoTitle })}
          />
          <TextField
            label={write(texts.seoDescription)}
            help={write(texts.seoHelp, { placeholder: '{title}' })}
            value={draft.seoDescription}
            onChange={(seoDescription) => onChange({ seoDescription })}
            isLong
            rows={2}
          />
        </div>
      </Card>
    </div>
  );
}

const priceNames = {
  keep: texts.keep,
  set: texts.setPrice,
  add: texts.addAmount,
  take: texts.takeAmount,
  raise: texts.raise,
  lower: texts.lower,
};
const saleNames = {
  keep: texts.keep,
  'percent-off': texts.percentOff,
  off: texts.amountOff,
  set: texts.setSale,
  end: texts.endSale,
};
const stateNames = {
  keep: texts.keep,
  show: texts.show,
  hide: texts.hide,
  archive: texts.archive,
  unarchive: texts.unarchive,
};
const weightNames = {
  keep: texts.keep,
  set: texts.setWeight,
  add: texts.addWeight,
  take: texts.takeWeight,
};
const countNames = { keep: texts.keep, count: texts.count, uncounted: texts.notCounting };

function PriceCard({ draft, faults, onChange }: FormProps) {
  const write = useTexts();
  const { currency } = useSite();
  const isPercent = draft.price === 'raise' || draft.price === 'lower';
  return (
    <Card title={write(texts.price)}>
      <div className={classes['fields']}>
        <KindField
          label={write(texts.change)}
          kinds={priceKinds}
          names={priceNames}
          value={draft.price}
          onChange={(price) => onChange({ price })}
        />
        {draft.price !== 'keep' && (
          <TextField
            label={write(isPercent ? texts.percent : texts.amount)}
            value={draft.priceValue}
            onChange={(priceValue) => onChange({ priceValue })}
            inputMode="decimal"
            suffix={isPercent ? '%' : currency}
            error={faultOf(faults, 'priceValue', draft.priceValue, write)}
          />
        )}
        {draft.price !== 'keep' && draft.price !== 'set' && (
          <EndingField
            value={draft.priceEnding}
            onChange={(priceEnding) => onChange({ priceEnding })}
          />
        )}
      </div>
    </Card>
  );
}

function SaleCard({ draft, faults, onChange }: FormProps) {
  const write = useTexts();
  const { currency } = useSite();
  const { sale } = draft;
  const isPercent = sale === 'percent-off';
  return (
    <Card title={write(texts.sale)}>
      <div className={classes['fields']}>
        <KindField
          label={write(texts.change)}
          kinds={saleKinds}
          names={saleNames}
          value={sale}
          onChange={(kind) => onChange({ sale: kind })}
        />
        {sale !== 'keep' && sale !== 'end' && (
          <TextField
            label={write(isPercent ? texts.percent : texts.amount)}
            value={draft.saleValue}
            onChange={(saleValue) => onChange({ saleValue })}
            inputMode="decimal"
            suffix={isPercent ? '%' : currency}
            error={faultOf(faults, 'saleValue', draft.saleValue, write)}
          />
        )}
        {(isPercent || sale === 'off') && (
          <EndingField
            value={draft.saleEnding}
            onChange={(saleEnding) => onChange({ saleEnding })}
          />
        )}
      </div>
    </Card>
  );
}

/** A choice that is no store page: each product stays where it is. */
const staying = 'staying';

function OrderCard({ draft, onChange }: FormProps) {
  const write = useTexts();
  const pages = useStorePages();
  return (
    <Card title={write(texts.order)}>
      <div className={classes['form']}>
        {haveSeveral(pages) && (
          <>
            <StorePageField
              pages={pages}
              others={[{ value: staying, label: write(texts.stayOnPage) }]}
              value={draft.collectionId || staying}
              onChange={(id) =>
                onChange({ collectionId: id === staying ? '' : id, categoriesAdded: [] })
              }
            />
            {draft.collectionId !== '' && (
              <output className={classes['muted']}>{write(texts.moveHelp)}</output>
            )}
            {pages.some(({ id, isFull }) => id === draft.collectionId && isFull) && (
              <FullPageWays />
            )}
          </>
        )}
        <div className={classes['fields']}>
          <TextField
            label={write(texts.tagsAdded)}
            help={write(texts.tagsHelp)}
            value={draft.tagsAdded}
            onChange={(tagsAdded) => onChange({ tagsAdded })}
          />
          <TextField
            label={write(texts.tagsRemoved)}
            value={draft.tagsRemoved}
            onChange={(tagsRemoved) => onChange({ tagsRemoved })}
          />
        </div>
        <CategoryPicks
          label={write(texts.categoriesAdded)}
          ids={draft.categoriesAdded}
          {...(draft.collectionId !== '' && { collectionId: draft.collectionId })}
          onChange={(categoriesAdded) => onChange({ categoriesAdded })}
        />
        <CategoryPicks
          label={write(texts.categoriesRemoved)}
          ids={draft.categoriesRemoved}
          onChange={(categoriesRemoved) => onChange({ categoriesRemoved })}
        />
      </div>
    </Card>
  );
}

function GoodsCard({ draft, onChange, mayCount }: FormProps & { mayCount: boolean }) {
  const write = useTexts();
  const measures = useMeasures();
  const unit = measures.unitOf('weight');
  const read = measures.read('weight', draft.weightValue);
  return (
    <Card title={write(texts.goods)}>
      <div className={classes['fields']}>
        <KindField
          label={write(texts.weight)}
          kinds={weightKinds}
          names={weightNames}
          value={draft.weight}
          onChange={(weight) => onChange({ weight })}
        />
        {draft.weight !== 'keep' && (
          <TextField
            label={write(texts.weightValue, { unit })}
            value={draft.weightValue}
            onChange={(weightValue) => onChange({ weightValue })}
            inputMode="decimal"
            suffix={unit}
            error={'error' in read ? read.error : undefined}
          />
        )}
        {mayCount && (
          <KindField
            label={write(texts.stock)}
            kinds={countKinds}
            names={countNames}
            value={draft.count}
            onChange={(count) => onChange({ count })}
          />
        )}
      </div>
    </Card>
  );
}

function KindField<Kind extends string>({
  label,
  kinds,
  names,
  value,
  onChange,
}: {
  label: string;
  kinds: readonly Kind[];
  names: Readonly<Record<Kind, ScreenText>>;
  value: Kind;
  onChange: (kind: Kind) => void;
}) {
  const write = useTexts();
  return (
    <SelectField
      label={label}
      choices={kinds.map((kind) => ({ value: kind, label: write(names[kind]) }))}
      value={value}
      onChange={onChange}
    />
  );
}

function EndingField({
  value,
  onChange,
}: {
  value: BulkDraft['priceEnding'];
  onChange: (ending: BulkDraft['priceEnding']) => void;
}) {
  const write = useTexts();
  return (
    <SelectField
      label={write(texts.ending)}
      choices={priceEndings.map((ending) => ({
        value: ending,
        label: ending === 'none' ? write(texts.endingNone) : `.${ending}`,
      }))}
      value={value}
      onChange={onChange}
    />
  );
}

function faultOf(
  faults: readonly BulkFault[],
  fault: BulkFault,
  typed: string,
  write: (text: ScreenText) => string,
): string | undefined {
  return faults.includes(fault) && typed.trim() !== '' ? write(texts.fault) : undefined;
}
