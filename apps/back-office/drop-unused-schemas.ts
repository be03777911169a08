import { join } from 'node:path';
import type { Plugin } from 'vite';

const contract = join(import.meta.dirname, '../../packages/contract/src');

/**
 * Leaves out of the screens what they don't name of the contract. Its modules promise that loading
 * them does nothing, but a bundler holds a module whole or not at all where it calls something: a
 * screen that needs a list of names would load the schemas beside it, and zod for them.
 */
export function dropUnusedSchemas(): Plugin {
  return {
    name: 'drop-unused-schemas',
    apply: 'build',
    transform(code, id) {
      if (!id.startsWith(contract)) return null;
      const starts = this.parse(code).body.flatMap((statement) => {
        const declared =
          statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        if (declared?.type !== 'VariableDeclaration') return [];
        return declared.declarations.flatMap(({ init }) => init ?? []);
      });
      return { code: markPure(code, starts), map: null };
    },
  };
}

/** Each of these expressions as the answer of a function that may be left uncalled. */
function markPure(code: string, parts: readonly { start: number; end: number }[]): string {
  return parts.toReversed().reduce((marked, { start, end }) => {
    const expression = marked.slice(start, end);
    if (!expression.includes('(')) return marked;
    const pure = `/* @__PURE__ */ (() => (${expression}))()`;
    return marked.slice(0, start) + pure + marked.slice(end);
  }, code);
}
