import type { Formatter } from '@sitewright/template';
import { toScriptJson } from '../text/json.ts';

/** JSON on one line. */
export const json: Formatter = {
  name: 'json',
  run: (value) => toScriptJson(value),
};

/** JSON for reading. */
export const jsonPretty: Formatter = {
  name: 'json-pretty',
  run: (value) => toScriptJson(value, '  '),
};

/** JSON as it is. */
export const raw: Formatter = {
  name: 'raw',
  run: (value) => JSON.stringify(value ?? null) ?? value,
};
