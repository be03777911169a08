import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Card } from '../../ui/page.tsx';
import { TotalSteps } from '../sale-lines/total-steps.tsx';
import { editTexts as texts } from './edit-texts.ts';
import classes from './orders.module.css';
import type { OrderEdit } from './use-order-edit.ts';
import type { OrderDetail } from './use-order.ts';

/** What an edit comes to, what then happens with the difference, and the button that makes it. */
export function EditConfirm({ order, edit }: { order: OrderDetail; edit: OrderEdit }) {
  const write = useTexts();
  const { may } = useSite();
  const [isLater, setIsLater] = useState(!may('refund-orders'));
  const [isMailed, setIsMailed] = useState(true);
  const { preview, refusal, isComplete } = edit;
  const { email, money } = order;
  const isOwed = Boolean(preview?.backCents) && money.status !== 'awaiting_payment';
  const hasRest = Boolean(preview?.dueCents);
  return (
    <Card title={write(texts.comesTo)}>
      <output className={classes['form']}>
        {!preview && (
          <span className={classes['muted']}>{refusal?.message ?? write(texts.nothing)}</span>
        )}
        {preview && (
          <TotalSteps
            steps={preview.steps}
            currency={money.currency}
            sums={[
              { label: write(texts.total), cents: preview.totalAfterCents },
              { label: write(texts.before), cents: preview.totalBeforeCents },
              ...(hasRest ? [{ label: write(texts.due), cents: preview.dueCents }] : []),
              ...(preview.backCents > 0
                ? [
                    {
                      label: write(isOwed ? texts.goesBack : texts.takenOff),
                      cents: preview.backCents,
                    },
                  ]
                : []),
            ]}
          />
        )}
      </output>
      {preview && isOwed && (
        <CheckField isSelected={isLater} onChange={setIsLater} isDisabled={!may('refund-orders')}>
          {write(texts.later)}
        </CheckField>
      )}
      {preview && (
        <CheckField isSelected={isMailed} onChange={setIsMailed}>
          {write(hasRest ? texts.mailRest : texts.mail, { email })}
        </CheckField>
      )}
      {!isComplete && <p className={classes['muted']}>{write(texts.incomplete)}</p>}
      <div className={classes['buttons']}>
        <Button
          kind="primary"
          isDisabled={!preview || !isComplete}
          isPending={edit.isTyped && isComplete && edit.isRunning}
          onPress={() => edit.confirm({ refund: isLater ? 'later' : 'now', isMailed })}
        >
          {write(texts.confirm)}
        </Button>
        {edit.isTyped && <Button onPress={edit.startOver}>{write(texts.startOver)}</Button>}
      </div>
    </Card>
  );
}
