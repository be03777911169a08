import type { IdRegistry } from '@sitewright/commerce';
import { z } from 'zod';

/** An id of a registry as data holds it: a name, or a reserved number as it is. ENUM-08, D-49. */
export function makeRegistryIdSchema<const Name extends string>({
  names,
  reserved: [first, last],
}: IdRegistry<Name>) {
  return z.union([z.enum(names), z.int().min(first).max(last)]);
}
