/** Walks a site as a visitor does, by links and forms, and looks for English on it. */
import type { AccountVisitor } from './account-visitor.ts';
import { findEnglish } from './english-words.ts';
import type { ReadMail } from './read-mails.ts';

/** Where mails lead to. */
export function linksOfMails(
  mails: readonly Pick<ReadMail, 'text' | 'unsubscribeUrl'>[],
): string[] {
  const links = mails.flatMap(({ text, unsubscribeUrl = '' }) => [
    ...(text.match(/https?:\/\/localhost\S*/g) ?? []),
    unsubscribeUrl,
  ]);
  return links.filter(Boolean).map((url) => url.replace(/^https?:\/\/[^/]+/, '') || '/');
}

interface Walk {
  /** Paths to begin with. */
  readonly start: readonly string[];
  /** Whether the forms that are found are sent empty, and what is answered is looked at instead. */
  readonly posts: boolean;
  /** Texts that are English and may be. */
  readonly known: (text: string) => boolean;
}

/** Looks at all that can be reached. @returns the English that was found, each with the kind of its page */
export async function crawlSite(
  visitor: AccountVisitor,
  { start, posts, known: isKnown }: Walk,
): Promise<string[]> {
  const found = new Set<string>();
  const queue = [...start];
  const known = new Set<string>();
  const posted = new Set<string>();
  for (const url of queue) {
    const path = url.replace(/#.*$/, '');
    if (known.has(path) || known.size > 400) continue;
    known.add(path);
    const answer = await visitor.send('GET', path);
    const { location } = answer.headers;
    if (typeof location === 'string' && location.startsWith('/')) queue.push(location);
    if (!String(answer.headers['content-type']).startsWith('text/html')) continue;
    if (!posts)
      for (const one of findEnglish(answer.body, isKnown)) found.add(`${kindOf(path)}: ${one}`);
    queue.push(...linksOf(answer.body));
    if (!posts) continue;
    for (const form of formsOf(answer.body, path)) {
      if (posted.has(kindOf(form.action))) continue;
      posted.add(kindOf(form.action));
      const refused = await visitor.send('POST', form.action, {
        body: form.fields,
        headers: { referer: `http://localhost${path}` },
      });
      if (!String(refused.headers['content-type']).startsWith('text/html')) continue;
      for (const one of findEnglish(refused.body, isKnown))
        found.add(`POST ${kindOf(form.action)}: ${one}`);
    }
  }
  return [...found];
}

/** Without what differs from thing to thing. */
const kindOf = (path: string) => path.replace(/\?.*$/, '').replaceAll(/\/[\w-]{16,}/g, '/…');

function linksOf(html: string): string[] {
  return [...html.matchAll(/\shref="(\/(?!\/)[^"]*)"/g)]
    .map(([, href]) => href!.replaceAll('&amp;', '&'))
    .filter(
      (href) => !/^\/(?:assets|universal|s|scripts|site\.css|api|nl)\b|format=|\.ics/.test(href),
    );
}

function formsOf(html: string, path: string) {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].flatMap(
    ([, tag = '', inner = '']) => {
      if (!/method="post"/.test(tag)) return [];
      const action = (/action="([^"#]*)/.exec(tag)?.[1] || path).replaceAll('&amp;', '&');
      if (/sign-out/.test(action)) return [];
      const fields = new URLSearchParams();
      for (const [, input = ''] of inner.matchAll(/<input\b([^>]*)>/g)) {
        const name = /name="([^"]*)"/.exec(input)?.[1];
        const type = /type="([^"]*)"/.exec(input)?.[1] ?? 'text';
        const value = /value="([^"]*)"/.exec(input)?.[1] ?? '';
        if (name && type !== 'checkbox' && type !== 'radio' && name !== 'trap') {
          fields.append(name, type === 'hidden' ? value : '');
        }
      }
      return [{ action, fields }];
    },
  );
}
