import {
  returnMessages,
  returnReasonMessages,
  returnReasons,
  returnStateMessages,
} from '@sitewright/contract';
import type { OrderStatusPage } from '@sitewright/contract';
import { say } from '../../platform/say.ts';

interface PartProps {
  readonly data: OrderStatusPage;
  readonly writeDay: (instant: number) => string;
  /** Where the forms post. */
  readonly action: string;
}

type Units = OrderStatusPage['returnable'][number];

/** What goes back, and the form that asks for it. Works without scripts. */
export function OrderReturns({ data, writeDay, action }: PartProps) {
  const { returns, returnable, refusal } = data;
  if (returns.length === 0 && returnable.length === 0) return null;
  return (
    <section className="sw-panel" id="returns" aria-labelledby="sw-returns-title">
      <h2 id="sw-returns-title">{say(returnMessages.list)}</h2>
      {refusal && (
        <p className="sw-page-error" role="alert">
          {refusal}
        </p>
      )}
      {returns.length > 0 && (
        <ul className="sw-status-list">
          {returns.map(({ id, state, createdOn, items, isCancelable }) => (
            <li key={id}>
              <strong>{say(returnStateMessages[state])}</strong>{' '}
              <span className="sw-quiet">{writeDay(createdOn)}</span>
              {items.map((units) => (
                <p key={units.id}>{`${units.quantity} × ${nameOf(units)}`}</p>
              ))}
              {isCancelable && (
                <form method="post" action={`${action}/withdraw`}>
                  <button type="submit" className="sw-button is-quiet" name="id" value={id}>
                    {say(returnMessages.cancel)}
                  </button>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
      {returnable.length > 0 && <ReturnForm data={data} action={action} />}
    </section>
  );
}

function ReturnForm({ data, action }: Pick<PartProps, 'data' | 'action'>) {
  return (
    <details className="sw-return-form" open={data.refusal !== ''}>
      <summary>{say(returnMessages.title)}</summary>
      <form method="post" action={action}>
        <p className="sw-quiet">{say(returnMessages.intro)}</p>
        <input type="hidden" name="requestId" value={data.newReturnId} />
        {data.returnable.map((units) => (
          <p key={units.id} className="sw-field">
            <label htmlFor={`return-${units.id}`}>{nameOf(units)}</label>
            <select id={`return-${units.id}`} name={`units.${units.id}`} defaultValue="0">
              {Array.from({ length: units.quantity + 1 }, (_, quantity) => (
                <option key={quantity} value={quantity}>
                  {quantity}
                </option>
              ))}
            </select>
          </p>
        ))}
        <p className="sw-field">
          <label htmlFor="return-reason">{say(returnMessages.reason)}</label>
          <select id="return-reason" name="reason">
            {returnReasons.map((reason) => (
              <option key={reason} value={reason}>
                {say(returnReasonMessages[reason])}
              </option>
            ))}
          </select>
        </p>
        <p className="sw-field">
          <label htmlFor="return-note">{say(returnMessages.note)}</label>
          <textarea id="return-note" name="note" rows={2} maxLength={1000} />
        </p>
        <button type="submit" className="sw-button">
          {say(returnMessages.send)}
        </button>
      </form>
    </details>
  );
}

function nameOf({ name, variant }: Units): string {
  return [name, variant].filter(Boolean).join(', ');
}
