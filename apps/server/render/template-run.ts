import { render, type Program, type TemplateError } from '@sitewright/template';
import type { CollectionType, Theme } from './theme/theme.ts';

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
    for (const error of errors) this.#errors.add(this.#describe(program, error));
    return output;
  }

  /** Whether another run has the same theme, and the same views of the server behind it. */
  hasViewsOf(other: TemplateRun): boolean {
    return this.theme === other.theme && this.#builtIn === other.#builtIn;
  }

  /** Texts of a language or a locale: of the server's own views, over them those of the theme. */
  stringsIn(name: string): Readonly<Record<string, string>> {
    return { ...this.#builtIn.strings.get(name), ...this.theme.strings.get(name) };
  }

  /** What formatters of any template of this page work with. */
  get localeAndTime(): { readonly cldr: unknown; readonly now: number } {
    return { cldr: this.#cldr, now: this.#now };
  }

  /** What went wrong, each with its file and line. */
  get errors(): readonly string[] {
    return [...this.#errors];
  }

  /** Tells the author of the theme about something that is not a mistake of a template. */
  note(message: string): void {
    this.#errors.add(message);
  }

  /** The body of a `squarespace:` tag, by the name in its mark. */
  body(name: string): Program | undefined {
    return this.theme.sources.body(name) ?? this.#builtIn.sources.body(name);
  }

  /** A block by name, the theme's first. */
  block(name: string): Program | undefined {
    return this.theme.blocks.get(name) ?? this.#builtIn.blocks.get(name);
  }

  /**
   * The templates of a collection type: the theme's, else the server's. For a system collection of
   * the theme each view that it leaves out is the server's (template-format §3).
   */
  collectionType(typeName: string): CollectionType | undefined {
    const own = this.theme.collections.get(typeName);
    const builtIn = this.#builtIn.collections.get(typeName);
    if (own === undefined || builtIn === undefined) return own ?? builtIn;
    const isSystem = this.theme.conf.systemCollections.includes(typeName);
    if (!isSystem && (own.list !== undefined || own.item !== undefined)) return own;
    return {
      conf: own.conf,
      list: own.list ?? builtIn.list,
      item: own.item ?? builtIn.item,
    };
  }

  /** The server's own views of a kind of collection. */
  builtInType(typeName: 'blog' | 'events' | 'products'): CollectionType | undefined {
    return this.#builtIn.collections.get(typeName);
  }

  /** A page of the server's own views: `not-found`, `search`, `error`. */
  systemPage(name: string): Program | undefined {
    return this.#builtIn.pages.get(name)?.program;
  }

  #describe(program: Program, error: TemplateError): string {
    const at = error.partial === undefined ? program : (this.block(error.partial) ?? program);
    const { sources } = this.theme.sources.has(at) ? this.theme : this.#builtIn;
    return sources.describe(at, error);
  }
}
