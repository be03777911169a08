import { z } from 'zod';

/** One host, or all below one: `https://cdn.example.com`, `https://*.example.com`. */
const pattern = /^https:\/\/(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d{1,5})?$/;

/** A host that code of the owner may reach: it becomes a word of the policy of pages. */
export const codeHostSchema = z
  .string()
  .trim()
  .max(260)
  .transform((host) => host.replace(/\/$/, ''))
  .refine((host) => pattern.test(host), 'A host such as https://cdn.example.com.');
