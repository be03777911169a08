import type { AdNetwork } from './ad-network.ts';

/** Where code of the owner waits, which reaches other hosts: nothing of it is loaded before. */
const waiting = 'template.sw-code-waits';

/** Puts the owner's code where it stands in the page; scripts run one after the other, in its order. */
export function ownCode(hosts: string): AdNetwork {
  return {
    name: hosts,
    load() {
      void placeAll();
    },
    tell: () => {},
  };
}

async function placeAll(): Promise<void> {
  for (const template of document.querySelectorAll<HTMLTemplateElement>(waiting)) {
    const content = template.content.cloneNode(true) as DocumentFragment;
    // All would run at once when they come into the page: each waits outside for its turn.
    const scripts = [...content.querySelectorAll('script')].map((script) => {
      const place = document.createComment('');
      script.replaceWith(place);
      return { script, place };
    });
    template.replaceWith(content);
    for (const { script, place } of scripts) await run(script, place);
  }
}

/** Runs a script, once, and waits for one that is fetched unless it says that it may come late. */
async function run(script: HTMLScriptElement, place: Comment): Promise<void> {
  const isWaitedFor = script.hasAttribute('src') && !script.hasAttribute('async');
  const done = new Promise<void>((resolve) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => resolve());
  });
  place.replaceWith(script);
  if (isWaitedFor) await done;
}
