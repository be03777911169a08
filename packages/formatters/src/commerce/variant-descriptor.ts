import type { Formatter } from '@sitewright/template';
import { asText, getKey, sizeOf } from '../values/read.ts';

/** A variant in one line. CFM-03. */
export const variantDescriptor: Formatter = {
  name: 'variant-descriptor',
  summary: 'The option values of a variant in one line.',
  examples: [
    {
      template: '{v|variant-descriptor}',
      data: { v: { optionValues: [{ value: 'Small' }, { value: 'Blue' }] } },
      output: 'Small / Blue',
    },
  ],
  run: (variant) => {
    const values = getKey(variant, 'optionValues');
    const texts = Array.from({ length: sizeOf(values) }, (_, index) =>
      asText(getKey(getKey(values, index), 'value')),
    );
    return texts.join(' / ');
  },
};
