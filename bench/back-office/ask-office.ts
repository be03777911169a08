import type { Page } from '@playwright/test';
import type { Office } from './open-office.ts';

/** What is needed of an answer; not every one has both. */
interface Answered {
  readonly id: string;
  readonly revision: number;
  /** Of a page or a product: where visitors see it. */
  readonly path: string;
}

/** A call of the office, as its screens make it. @throws Error with what a refused one answered */
export async function ask(
  page: Page,
  { home }: Office,
  call: string,
  body?: unknown,
): Promise<Answered> {
  const { pathname } = new URL(home);
  const [method, path] = call.split(' ');
  const url = `/api/sites/${pathname.split('/').at(-1)}/${path}`;
  return page.evaluate(
    async ([address, verb, sent]) => {
      const crumb = /crumb=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const response = await fetch(address, {
        method: verb!,
        ...(sent !== undefined && { body: sent }),
        headers: { 'content-type': 'application/json', 'x-csrf-token': crumb },
      });
      const answer: { id: string; revision: number; path: string } = await response.json();
      if (!response.ok) throw new Error(JSON.stringify(answer));
      // The rest of it would be handed over from the browser, which no screen does.
      return { id: answer.id, revision: answer.revision, path: answer.path };
    },
    [url, method, body === undefined ? undefined : JSON.stringify(body)] as const,
  );
}
