import { compile, type Program } from '@sitewright/template';
import { createRegistry } from '@sitewright/formatters';
import { extractTags } from '../tags/extract-tags.ts';
import { markInline } from '../tags/trusted-inline.ts';

const registry = createRegistry();
/** Names of bodies are different in every theme: a page uses those of two. */
let lastId = 0;

/**
 * The compiled templates of one theme. Bodies of `squarespace:` tags are compiled on their own and
 * named in its mark; a body may hold tags again.
 */
export class ThemeSources {
  readonly #id = `${(lastId += 1)}`;
  readonly #bodies = new Map<string, Program>();
  readonly #errors: string[] = [];

  /** Compiles one file. Errors are collected, never thrown; the rest of the file still runs. */
  compile(path: string, source: string): Program {
    return this.#compileMarked(path, markInline(source));
  }

  #compileMarked(path: string, source: string): Program {
    const marked = extractTags(source, (body) => this.#keepBody(path, body));
    const program = compile(marked, { registry });
    for (const error of program.errors) this.#errors.push(`${path}: ${error.message}`);
    return program;
  }

  /** The body of a tag, by the name in its mark. */
  body(name: string): Program | undefined {
    return this.#bodies.get(name);
  }

  get errors(): readonly string[] {
    return this.#errors;
  }

  #keepBody(path: string, body: string): string {
    const program = this.#compileMarked(path, body);
    const name = `${this.#id}.${this.#bodies.size}`;
    this.#bodies.set(name, program);
    return name;
  }
}
