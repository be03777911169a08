import type { Formatter } from '@sitewright/template';
import { asText, getKey, sizeOf } from '../values/read.ts';

/** A variant in one line. CFM-03. */
export const variantDescriptor: Formatter = {
  name: 'variant-descriptor',
  run: (variant) => {
    const values = getKey(variant, 'optionValues');
    const texts = Array.from({ length: sizeOf(values) }, (_, index) =>
      asText(getKey(getKey(values, index), 'value')),
    );
    return texts.join(' / ');
  },
};
