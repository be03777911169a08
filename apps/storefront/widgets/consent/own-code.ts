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
    const scripts = [...content.querySelectorAll('script')];
    template.replaceWith(content);
    for (const script of scripts) await runAnew(script);
  }
}

/** A script that was parsed in a template never runs; another one with its text does. */
async function runAnew(dead: HTMLScriptElement): Promise<void> {
  const script = document.createElement('script');
  for (const { name, value } of dead.attributes) script.setAttribute(name, value);
  script.text = dead.text;
  const isWaitedFor = dead.hasAttribute('src') && !dead.hasAttribute('async');
  const done = new Promise<void>((resolve) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => resolve());
  });
  dead.replaceWith(script);
  if (isWaitedFor) await done;
}
