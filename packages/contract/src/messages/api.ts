/** What programs that call the shop are told. APIK. */
export const apiMessages = {
  keyMissing: 'Send a key of this shop: Authorization: Bearer KEY.',
  keyRefused: 'This key is not known here, was deleted, or has expired.',
  scopeMissing: 'This key lacks the scope {scope}.',
  tooManyRequests: 'This key has asked too often. Try again after the seconds in Retry-After.',
  tooManyKeys: 'There are as many keys as a site may have. Delete one first.',
  tooManyEndpoints: 'There are as many webhook endpoints as a site may have. Delete one first.',
  endpointRefused: 'Webhooks go to public https addresses only.',
  keyReused: 'The same Idempotency-Key came with another body.',
  cursorWrong: 'This cursor is not one of this list.',
  cursorAlone: 'A cursor holds its filters: send it without them.',
} as const;
