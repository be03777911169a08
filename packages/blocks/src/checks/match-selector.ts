/** Selectors of widgets, held against tags of markup. */

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * Whether a tag is one of a selector: tags, classes, ids and names of attributes, several with commas.
 * What stands around it is not asked.
 */
export function matchesSelector(tag: Tag, selector: string): boolean {
  return selector.split(',').some((one) => matchesOne(tag, one.trim()));
}

function matchesOne({ name, attributes }: Tag, selector: string): boolean {
  const parts = selector.match(/\[[\w-]+\]|[.#]?[\w-]+/g) ?? [];
  const classes = (attributes['class'] ?? '').split(/\s+/);
  return (
    parts.join('') === selector &&
    parts.every((part) => {
      if (part.startsWith('.')) return classes.includes(part.slice(1));
      if (part.startsWith('#')) return attributes['id'] === part.slice(1);
      if (part.startsWith('[')) return attributes[part.slice(1, -1)] !== undefined;
      return name === part;
    })
  );
}
