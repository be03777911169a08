import type { Formatter } from '@sitewright/template';
import { countMembers } from '../values/charge.ts';
import { asText, getKey } from '../values/read.ts';

/** A variant in one line. CFM-03. */
export const variantDescriptor: Formatter = {
  name: 'variant-descriptor',
  run: (variant, _, ctx) => {
    const values = getKey(variant, 'optionValues');
    const texts = Array.from({ length: countMembers(values, ctx) }, (_, index) =>
      asText(getKey(getKey(values, index), 'value')),
    );
    return texts.join(' / ');
  },
};
