import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/page.tsx';
import { FailedPart } from '../../ui/states.tsx';
import desk from '../desk/desk.module.css';
import { TotalSteps } from '../sale-lines/total-steps.tsx';
import { draftTexts as texts } from './draft-texts.ts';
import type { DraftPreview } from './use-draft-preview.ts';

/** The total with its steps, as its buyer would pay it now. */
export function DraftTotal({ preview: { cart, failure, retry } }: { preview: DraftPreview }) {
  const write = useTexts();
  return (
    <Card title={write(texts.comesTo)}>
      <output className={desk['form']}>
        {cart && (
          <TotalSteps
            steps={cart.steps}
            sums={[{ label: write(texts.total), cents: cart.grandTotalCents }]}
            currency={cart.currency}
          />
        )}
        {!cart && retry && <FailedPart onRetry={retry}>{failure?.message}</FailedPart>}
        {!cart && !retry && (
          <span className={desk['muted']}>{failure?.message ?? write(texts.incomplete)}</span>
        )}
      </output>
    </Card>
  );
}
