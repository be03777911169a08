import { cartMessages } from '@sitewright/contract';
import type { CartEntry } from '@sitewright/contract';
import { useIsAlive } from '../../platform/use-is-alive.ts';
import { say } from '../../platform/say.ts';

interface EntryDetailsProps {
  readonly entry: CartEntry;
  readonly onEdit: () => void;
}

/** The answers of the additional-fields form, and the way to change them. CART-20, CART-23 */
export function EntryDetails({ entry, onEdit }: EntryDetailsProps) {
  const isAlive = useIsAlive();
  const answers = listAnswers(entry.additionalFields);
  if (answers.length === 0 && !entry.item.additionalFieldsFormId) return null;
  return (
    <div className="sw-entry-details">
      {answers.map((answer) => (
        <p key={answer}>{answer}</p>
      ))}
      {isAlive && entry.item.additionalFieldsFormId && (
        <button type="button" className="sw-link-button" onClick={onEdit}>
          {say(cartMessages.editDetails)}
        </button>
      )}
    </div>
  );
}

/** Every answer in one line of text; the parts of one answer are joined. */
function listAnswers(fields: CartEntry['additionalFields']): string[] {
  return [...new Set(Object.values(fields ?? {}).map(toText))].filter(Boolean);
}

function toText(answer: unknown): string {
  if (typeof answer === 'string') return answer.trim();
  if (typeof answer !== 'object' || answer === null) return '';
  return Object.values(answer).map(toText).filter(Boolean).join(' ');
}
