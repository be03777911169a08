import { catalogueMessages } from '../messages/catalogue.ts';
import { makeTextSchema } from './plain-text.ts';

/** No `.` or `..`, however it is written: browsers would ask for another address. */
const part = String.raw`(?!(?:\.|%2e|%2E){1,2}(?:/|$))[^\s/?#\\"<>\x60]+`;

/** Address of a page or a post on its site, without slashes at its ends. */
export const pageAddressSchema = makeTextSchema(200).regex(
  new RegExp(`^${part}(?:/${part})*$`),
  catalogueMessages.addressInvalid,
);
