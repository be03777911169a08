import { checkoutMessages } from '@sitewright/contract';
import { say } from '../../platform/say.ts';

interface EmailProofProps {
  readonly message: string;
  readonly onAsk: (form: HTMLFormElement) => void;
}

/** A link by mail, for whoever may pay on invoice once their address is proved. It needs scripts. */
export function EmailProof({ message, onAsk }: EmailProofProps) {
  return (
    <div className="sw-email-proof">
      <p className="sw-quiet">{say(checkoutMessages.proveEmail)}</p>
      <button
        type="button"
        className="sw-button is-quiet"
        onClick={({ currentTarget: { form } }) => form && onAsk(form)}
      >
        {say(checkoutMessages.mailLink)}
      </button>
      <output>{message}</output>
    </div>
  );
}
