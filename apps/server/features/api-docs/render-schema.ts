/** A JSON schema as a list that reads itself. */
import { html, type Html } from '../../html.ts';

type JsonSchema = Record<string, unknown>;

/** Facts of a schema that are worth a word. */
const facts = ['minLength', 'maxLength', 'minimum', 'maximum', 'pattern', 'default'] as const;

export function renderSchema(schema: JsonSchema): Html {
  const { properties, items, anyOf, oneOf } = schema as {
    properties?: Record<string, JsonSchema>;
    items?: JsonSchema;
    anyOf?: JsonSchema[];
    oneOf?: JsonSchema[];
  };
  const ways = anyOf ?? oneOf;
  if (properties) return renderProperties(properties, (schema['required'] ?? []) as string[]);
  if (items) {
    return html`<span class="type">list of</span> ${renderSchema(items)}`;
  }
  if (ways) {
    return html`<ul class="ways">
      ${ways.map((way) => html`<li>${renderSchema(way)}</li>`)}
    </ul>`;
  }
  return html`<span class="type">${typeOf(schema)}</span>${describe(schema)}`;
}

function renderProperties(
  properties: Record<string, JsonSchema>,
  required: readonly string[],
): Html {
  return html`<ul class="parts">
    ${Object.entries(properties).map(([name, part]) => {
      const isLarge = 'properties' in part || 'items' in part;
      const label = html`<code>${name}</code>${
          !required.includes(name) && html` <small>optional</small>`
        }`;
      return html`<li>
        ${
          isLarge
            ? html`<details>
                <summary>${label} <span class="type">${typeOf(part)}</span></summary>
                ${renderSchema(part)}
              </details>`
            : html`${label} ${renderSchema(part)}`
        }
      </li>`;
    })}
  </ul>`;
}

function typeOf({ type, enum: values, const: constant, items }: JsonSchema): string {
  if (constant !== undefined) return JSON.stringify(constant);
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (items !== undefined) return 'list';
  return typeof type === 'string' ? type : 'anything';
}

function describe(schema: JsonSchema): Html {
  const told = facts.flatMap((fact) => {
    const value = schema[fact];
    const isPlain = typeof value === 'string' || (typeof value === 'number' && value < 2 ** 53 - 1);
    return isPlain && Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER
      ? [`${fact} ${String(value)}`]
      : [];
  });
  const text = [schema['description'], ...told].filter(Boolean).join(', ');
  return html`${text && html` <small>${text}</small>`}`;
}
