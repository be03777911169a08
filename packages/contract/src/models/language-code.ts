import { z } from 'zod';

/** `de`, `pt-BR`; one of an owner's own making, such as `x-plain`. */
export const languageCodeSchema = z
  .string()
  .max(35)
  .regex(
    /^(?:x(?:-[a-z0-9]{1,8})+|[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)$/,
    'A language such as de or pt-BR.',
  );
