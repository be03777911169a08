import { Parser } from 'htmlparser2';

/** What is wrong with a piece of HTML: tags that are not closed in order, and ids that stand twice. */
export function faultsOf(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const ids = new Set<string>();
  const parser = new Parser({
    onopentag(name, { id }) {
      open.push(name);
      if (id !== undefined && ids.has(id)) faults.push(`#${id} twice`);
      if (id !== undefined) ids.add(id);
    },
    onclosetag(name, isImplied) {
      if (isImplied && !voids.has(name)) faults.push(`<${name}> is not closed`);
      if (open.pop() !== name) faults.push(`</${name}> closes another`);
    },
  });
  parser.end(html);
  return faults;
}

const voids: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source']);
