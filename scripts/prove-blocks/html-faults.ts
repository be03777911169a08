/** What is wrong with some markup by the rules of HTML, for tests. */
import { HtmlValidate } from 'html-validate';

/** Rules of HTML itself: what browsers would mend or ignore. Questions of taste are left out. */
const validator = new HtmlValidate({
  root: true,
  elements: ['html5'],
  rules: {
    'attr-delimiter': 'error',
    'attribute-allowed-values': 'error',
    'attribute-misuse': 'error',
    'close-attr': 'error',
    'close-order': 'error',
    'duplicate-id': 'off',
    'element-name': 'error',
    'element-permitted-content': 'error',
    'element-permitted-occurrences': 'error',
    'element-permitted-order': 'error',
    'element-permitted-parent': 'error',
    'element-required-ancestor': 'error',
    'element-required-attributes': 'error',
    'element-required-content': 'error',
    'map-id-name': 'error',
    'no-dup-attr': 'error',
    'no-dup-id': 'error',
    'no-raw-characters': 'error',
    'no-redundant-for': 'off',
    'script-element': 'error',
    'unrecognized-char-ref': 'error',
    'valid-autocomplete': 'error',
    'valid-for': 'error',
    'void-content': 'error',
    'wcag/h30': 'off',
  },
});

/** One line a fault; none for markup that is valid. */
export function htmlFaults(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, offset }) => {
      const from = Math.max(0, offset - 60);
      return `${ruleId}: ${message} … ${html.slice(from, offset + 60)}`;
    }),
  );
}
