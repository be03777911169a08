/** The mail can never be sent as it is. Its message is for the owner. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}
