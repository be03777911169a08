import type { Formatter } from '@sitewright/template';
import { toScriptJson } from '../text/json.ts';

/** JSON on one line. */
export const json: Formatter = {
  name: 'json',
  summary: 'The value as JSON that is safe inside a script element (`</` is written `<\\/`).',
  examples: [
    { template: '{a|json}', data: { a: { b: [1, '</p>'] } }, output: '{"b":[1,"<\\/p>"]}' },
  ],
  run: (value) => toScriptJson(value),
};

/** JSON for reading. */
export const jsonPretty: Formatter = {
  name: 'json-pretty',
  summary: 'As `json`, on several lines.',
  examples: [{ template: '{a|json-pretty}', data: { a: { b: 1 } }, output: '{\n  "b": 1\n}' }],
  run: (value) => toScriptJson(value, '  '),
};

/** JSON as it is. */
export const raw: Formatter = {
  name: 'raw',
  summary: 'The value as plain JSON, without the care for script elements; missing is `null`.',
  examples: [{ template: '{a|raw}', data: { a: '</p>' }, output: '"</p>"' }],
  run: (value) => JSON.stringify(value ?? null),
};
