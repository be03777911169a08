import { relatedRules } from '@sitewright/contract';
import { useWatch } from 'react-hook-form';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { FormField } from '../../forms/form-field.tsx';
import type { EditForm } from '../../forms/use-edit-form.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { moveForward } from './move-forward.ts';
import { OrderedLine } from './ordered-list.tsx';
import type { ProductForm } from './product-fields.ts';
import { ProductFinder } from './product-finder.tsx';
import { productTexts as texts } from './product-texts.ts';
import { relatedRuleTexts } from './related-rule-texts.ts';
import classes from './products.module.css';

interface RelatedFieldsProps {
  readonly edit: EditForm<ProductForm>;
  readonly productId: string;
}

/** Which products go with this one: by a rule, or chosen. */
export function RelatedFields({ edit: { form }, productId }: RelatedFieldsProps) {
  const write = useTexts();
  const rule = useWatch({ control: form.control, name: 'relatedRule' });
  return (
    <>
      <FormField
        control={form.control}
        name="relatedRule"
        render={({ value, onChange }) => (
          <SelectField
            label={write(texts.relatedRule)}
            help={write(texts.relatedHelp)}
            value={value}
            onChange={onChange}
            choices={relatedRules.map((name) => ({
              value: name,
              label: write(relatedRuleTexts[name]),
            }))}
          />
        )}
      />
      {rule === 'chosen' && (
        <FormField
          control={form.control}
          name="relatedIds"
          render={({ value, onChange, error }) => (
            <>
              {error !== undefined && <p role="alert">{error}</p>}
              <ol className={classes['orderedList']}>
                {value.map((id, index) => (
                  <ChosenProduct
                    key={id}
                    id={id}
                    isFirst={index === 0}
                    onUp={() => onChange(moveForward(value, index))}
                    onRemove={() => onChange(value.filter((one) => one !== id))}
                  />
                ))}
              </ol>
              <ProductFinder
                without={[...value, productId]}
                onChoose={(id) => onChange([...value, id])}
              />
            </>
          )}
        />
      )}
    </>
  );
}

function ChosenProduct({
  id,
  ...rest
}: {
  id: string;
  isFirst: boolean;
  onUp: () => void;
  onRemove: () => void;
}) {
  const write = useTexts();
  const { identifier } = useSite();
  const read = useRead('GET /api/sites/:identifier/products/:id', { params: { identifier, id } });
  const gone = read.state === 'pending' ? '' : write(texts.goneProduct);
  const name = read.state === 'success' ? read.answer.title : gone;
  return (
    <OrderedLine {...rest} name={name}>
      {name}
    </OrderedLine>
  );
}
