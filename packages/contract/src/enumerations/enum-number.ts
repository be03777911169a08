import { z } from 'zod';

/**
 * A number of an enumeration as data holds it. Every whole number is fine, so that those without a
 * name survive a round trip. ENUM-08.
 */
export const enumNumberSchema = z.int();
