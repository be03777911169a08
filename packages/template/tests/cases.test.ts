import { readdirSync, readFileSync } from 'node:fs';
import { createRegistry } from '@sitewright/formatters';
import { describe, expect, it } from 'vitest';
import { compile, render } from '../src/index.ts';
import type { RenderOptions, TemplateError } from '../src/index.ts';

const root = new URL('./cases/', import.meta.url);
const registry = createRegistry();

function read(name: string, file: string): string | undefined {
  const folder = new URL(`${name}/`, root);
  return readdirSync(folder).includes(file)
    ? readFileSync(new URL(file, folder), 'utf8')
    : undefined;
}

function readJson<T>(name: string, file: string): T | undefined {
  const text = read(name, file);
  return text === undefined ? undefined : (JSON.parse(text) as T);
}

/** `tpl-05-unknown-names` → `TPL-05 unknown names`. */
function titleOf(name: string): string {
  const [, id, rest] = /^(tpl-\d+)-(.*)$/.exec(name) ?? [];
  return id === undefined ? name : `${id.toUpperCase()} ${rest!.replaceAll('-', ' ')}`;
}

describe('template cases', () => {
  for (const name of readdirSync(root).toSorted()) {
    it(titleOf(name), () => {
      const expectedErrors = readJson<Partial<TemplateError>[]>(name, 'error.json') ?? [];
      const expectedOutput = read(name, 'expected.html');
      const program = compile(read(name, 'template.html')!, { registry });
      const { output, errors } = render(
        program,
        readJson(name, 'data.json'),
        readJson<RenderOptions>(name, 'options.json'),
      );
      expect(errors).toMatchObject(expectedErrors);
      expect(errors).toHaveLength(expectedErrors.length);
      if (expectedOutput !== undefined) expect(output).toBe(expectedOutput);
    });
  }
});
