import { checkoutMessages } from '@sitewright/contract';
import { say } from '../../platform/say.ts';

interface ContinueElsewhereProps {
  readonly message: string;
  readonly onAsk: (form: HTMLFormElement) => void;
}

/** A link by mail, for whoever wants to go on at another device. It needs scripts. */
export function ContinueElsewhere({ message, onAsk }: ContinueElsewhereProps) {
  return (
    <details className="sw-elsewhere">
      <summary>{say(checkoutMessages.continueElsewhere)}</summary>
      <p className="sw-quiet">
        {say('We mail a link to the address above. What you typed waits there, but for the card.')}
      </p>
      <button
        type="button"
        className="sw-button is-quiet"
        onClick={({ currentTarget: { form } }) => form && onAsk(form)}
      >
        {say(checkoutMessages.mailLink)}
      </button>
      <output>{message}</output>
    </details>
  );
}
