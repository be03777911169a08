/** Texts about redirects that cannot be. */
export const redirectMessages = {
  fromInvalid: 'Write the path of your site that visitors come to, such as /old-page.',
  fromHome: 'The home page is always there.',
  fromReserved: 'The shop itself answers at this address.',
  wildcardPlace: 'A * stands at the end alone, as the last part of the path.',
  wildcardTwice: 'Each name in brackets stands once.',
  toInvalid: 'Write a path such as /new-page, or a whole address that begins with https://.',
  toUnknown: 'The target names {name}, which the address does not have.',
  loop: 'That would lead back to where it begins: {path}.',
  taken: 'There is a redirect from this address already.',
  lineInvalid: 'This line has no address to come from and to go to.',
  repeated: 'An earlier line has this address.',
} as const;
