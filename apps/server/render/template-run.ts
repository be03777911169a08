import { render, type Program } from '@sitewright/template';
import type { Theme } from './theme/theme.ts';

/** Templates with everything they need: a theme, the server's own views behind it, a locale, a time. */
export class TemplateRun {
  readonly theme: Theme;
  readonly #builtIn: Theme;
  readonly #cldr: unknown;
  readonly #now: number;
  readonly #errors = new Set<string>();
  readonly #partials = (name: string) => this.block(name);

  constructor(theme: Theme, builtIn: Theme, settings: { cldr: unknown; now: Date }) {
    this.theme = theme;
    this.#builtIn = builtIn;
    this.#cldr = settings.cldr;
    this.#now = settings.now.getTime();
  }

  /** Runs a template. Errors are collected in `errors`; whatever could be made comes back. */
  render(program: Program, data: unknown): string {
    const { output, errors } = render(program, data, {
      partials: this.#partials,
      cldr: this.#cldr,
      now: this.#now,
      enableExpr: true,
      enableInclude: true,
    });
    for (const error of errors) this.#errors.add(error.message);
    return output;
  }

  get errors(): readonly string[] {
    return [...this.#errors];
  }

  /** The body of a `squarespace:` tag, by the name in its mark. */
  body(name: string): Program | undefined {
    return this.theme.sources.body(name) ?? this.#builtIn.sources.body(name);
  }

  /** A block by name, the theme's first. */
  block(name: string): Program | undefined {
    return this.theme.blocks.get(name) ?? this.#builtIn.blocks.get(name);
  }

  /** The templates of a collection type: the theme's, else the server's, else those of a page. */
  collectionType(typeName: string) {
    const own = this.theme.collections.get(typeName);
    if (own?.list !== undefined || own?.item !== undefined) return own;
    return this.#builtIn.collections.get(typeName);
  }

  /** A page of the server's own views: `not-found`, `search`, `error`. */
  systemPage(name: string): Program | undefined {
    return this.#builtIn.pages.get(name)?.program;
  }
}
