import { compile, type Program, type TemplateError } from '@sitewright/template';
import { pageRegistry } from '@sitewright/formatters';
import { extractTags, linesIn } from '../tags/extract-tags.ts';
import { markInline } from '../tags/trusted-inline.ts';

/** Names of bodies are different in every theme: a page uses those of two. */
let lastId = 0;

/** Where the text of a program begins: a file, and how many of its lines come before. */
interface ProgramPlace {
  readonly path: string;
  readonly linesBefore: number;
}

/**
 * The compiled templates of one theme. Bodies of `squarespace:` tags are compiled on their own and
 * named in its mark; a body may hold tags again.
 */
export class ThemeSources {
  readonly #id = `${(lastId += 1)}`;
  readonly #bodies = new Map<string, Program>();
  readonly #places = new WeakMap<Program, ProgramPlace>();
  readonly #errors: string[] = [];
  /** Names of the `squarespace:` tags that any of its files has. */
  readonly tags = new Set<string>();
  /** Ids that elements of its files have, as they stand there. */
  readonly ids = new Set<string>();

  /** Compiles one file. Errors are collected, never thrown; the rest of the file still runs. */
  compile(path: string, source: string): Program {
    for (const [, name] of source.matchAll(/<squarespace:([a-z-]+)/g)) this.tags.add(name!);
    for (const [, id] of source.matchAll(/\sid=["']([^"'{}\s]+)["']/g)) this.ids.add(id!);
    return this.#compileMarked({ path, linesBefore: 0 }, markInline(source));
  }

  #compileMarked(place: ProgramPlace, source: string): Program {
    const marked = extractTags(source, (body, at) => {
      const linesBefore = place.linesBefore + linesIn(source.slice(0, at));
      return this.#keepBody({ ...place, linesBefore }, body);
    });
    // A program of its own, not a shared one: its place goes with it.
    const program = compile(marked, { registry: pageRegistry, cache: false });
    this.#places.set(program, place);
    for (const error of program.errors) this.#errors.push(this.describe(program, error));
    return program;
  }

  /** The body of a tag, by the name in its mark. */
  body(name: string): Program | undefined {
    return this.#bodies.get(name);
  }

  /** An error with its file and line: `collections/blog.list:12: …`. */
  describe(program: Program, { message, line }: TemplateError): string {
    const place = this.#places.get(program);
    if (place === undefined) return message;
    const at = line === undefined ? '' : `:${line + place.linesBefore}`;
    return `${place.path}${at}: ${message}`;
  }

  /** True for a program of this theme. */
  has(program: Program): boolean {
    return this.#places.has(program);
  }

  get errors(): readonly string[] {
    return this.#errors;
  }

  #keepBody(place: ProgramPlace, body: string): string {
    const program = this.#compileMarked(place, body);
    const name = `${this.#id}.${this.#bodies.size}`;
    this.#bodies.set(name, program);
    return name;
  }
}
