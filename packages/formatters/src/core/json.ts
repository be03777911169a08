import type { Formatter, PluginContext } from '@sitewright/template';
import { toScriptJson } from '../text/json.ts';
import { chargeWhole } from '../values/charge.ts';

const INDENT = '  ';

/** Texts and numbers are counted as the value of the tag; lists and objects are not. */
function chargeObject(value: unknown, ctx: PluginContext, indent = 0): void {
  if (typeof value === 'object' && value !== null) chargeWhole(value, ctx, indent);
}

/** JSON on one line. */
export const json: Formatter = {
  name: 'json',
  run: (value, _, ctx) => {
    chargeObject(value, ctx);
    return toScriptJson(value);
  },
};

/** JSON for reading. */
export const jsonPretty: Formatter = {
  name: 'json-pretty',
  run: (value, _, ctx) => {
    chargeObject(value, ctx, INDENT.length);
    return toScriptJson(value, INDENT);
  },
};

/** JSON as it is. */
export const raw: Formatter = {
  name: 'raw',
  run: (value, _, ctx) => {
    chargeObject(value, ctx);
    return JSON.stringify(value ?? null) ?? value;
  },
};
