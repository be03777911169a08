import { parseJson } from '../../platform/parse-json.ts';
import type { PageVariant } from './page-variant.ts';

/**
 * Shows the message that little is left of the chosen variant, and hides those of the others. A
 * message that is bound to no variant stays as it is. PDP-15
 */
export function showScarcity(container: ParentNode, variant: PageVariant | undefined): void {
  const messages = container.querySelectorAll<HTMLElement>(
    '.product-scarcity[data-variant-attributes]',
  );
  for (const message of messages) {
    const bound = parseJson(message.dataset.variantAttributes);
    message.hidden = !(variant && isSame(bound, variant.attributes));
  }
}

function isSame(bound: unknown, attributes: PageVariant['attributes']): boolean {
  if (typeof bound !== 'object' || bound === null) return false;
  const own = new Map<string, unknown>(Object.entries(attributes ?? {}));
  const entries = Object.entries(bound);
  return entries.length === own.size && entries.every(([name, value]) => own.get(name) === value);
}
