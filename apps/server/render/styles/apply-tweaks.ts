import { closingBracket, findVariable } from './css-scanner.ts';
import type { Tweak } from './tweaks.ts';

/**
 * Puts an owner's values into the LESS of a theme, and defines the variables that templates
 * expect of font and image tweaks (`@h1-font-font-size` for the class `.h1-font`).
 *
 * Saved names: `name` for a colour or value, `name-property` for a font or image.
 */
export function applyTweaks(
  less: string,
  tweaks: readonly Tweak[],
  values: Readonly<Record<string, string>>,
): string {
  let source = less;
  const variables: string[] = [];
  for (const tweak of tweaks) {
    if (tweak.type === 'color' || tweak.type === 'value') {
      const value = values[tweak.name];
      if (value !== undefined) source = setVariable(source, tweak.name, safeValue(value));
    } else if (tweak.type === 'font' || tweak.type === 'image') {
      const properties = savedProperties(tweak, values);
      variables.push(...propertyVariables(source, tweak.name, properties.all));
      source = addDeclarations(source, tweak.name, properties.changed);
    }
  }
  return variables.length === 0 ? source : `${source}\n${variables.join('\n')}\n`;
}

/** The value ends where a statement would: nothing can be added to the stylesheet through it. */
function safeValue(value: string): string {
  return (value.split(/[;{}\n]|\/\*|\/\//)[0] ?? '').trim();
}

function setVariable(source: string, name: string, value: string): string {
  const found = findVariable(source, 0, name);
  return found === undefined
    ? source
    : `${source.slice(0, found.start)}${value}${source.slice(found.end)}`;
}

interface SavedProperties {
  readonly all: Readonly<Record<string, string>>;
  readonly changed: Readonly<Record<string, string>>;
}

function savedProperties(tweak: Tweak, values: Readonly<Record<string, string>>): SavedProperties {
  const prefix = `${tweak.name}-`;
  const changed = Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), safeValue(value)])
      .filter(([property]) => /^[a-z-]+$/.test(property ?? '')),
  );
  return { all: { ...tweak.properties, ...changed }, changed };
}

/** A variable per property, unless the author wrote one. */
function propertyVariables(
  source: string,
  name: string,
  properties: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(properties)
    .filter(([property]) => findVariable(source, 0, `${name}-${property}`) === undefined)
    .map(([property, value]) => `@${name}-${property}: ${value};`);
}

function addDeclarations(
  source: string,
  name: string,
  properties: Readonly<Record<string, string>>,
): string {
  const entries = Object.entries(properties);
  const head = new RegExp(`[.#]${name}\\s*(?:\\(\\s*\\))?\\s*\\{`).exec(source);
  if (entries.length === 0 || head === null) return source;
  const close = closingBracket(source, head.index + head[0].length - 1);
  if (close < 0) return source;
  const added = entries.map(([property, value]) => ` ${property}: ${value};`).join('');
  return `${source
    .slice(0, close)
    .trimEnd()
    .replace(/([^;{])$/, '$1;')}${added} ${source.slice(close)}`;
}
