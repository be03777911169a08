/** The browser's own dialogs about passkeys. */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

type ProofOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type MakingOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/**
 * Lets somebody show a passkey. Rejects when they close the dialog.
 * @param options as the server gave them: the browser checks them, the contract leaves them open
 */
export function showPasskey(options: unknown) {
  return startAuthentication({ optionsJSON: options as ProofOptions });
}

/** Lets somebody make one; otherwise like {@link showPasskey}. */
export function makePasskey(options: unknown) {
  return startRegistration({ optionsJSON: options as MakingOptions });
}
