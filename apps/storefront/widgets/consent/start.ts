import { ARRIVAL, forgetArrival, keepArrival } from '../../platform/arrival.ts';
import { choiceOf, keepChoice, type ConsentChoice } from '../../platform/consent-choice.ts';
import { openBanner } from './consent-banner.ts';
import { fontKit } from './font-kit.ts';
import { googleTag } from './google-tag.ts';
import { metaPixel } from './meta-pixel.ts';
import { ownCode } from './own-code.ts';
import { pageAdEvents } from './page-ad-events.ts';
import type { AdNetwork } from './ad-network.ts';
import { listenToAds, tellAds } from '../../platform/ad-events.ts';

/**
 * Asks whether ad networks may be told what happens here, whether a kit of fonts may be loaded,
 * whether code of the owner may reach its hosts and whether it may be kept where the visitor came
 * from, and does so for what the owner has saved; nothing
 * before the visitor has agreed. FEED-03
 */
export function start(root: HTMLElement): void {
  const { metaPixel: pixelId = '', googleTag: tagId = '', fontKit: kitId = '' } = root.dataset;
  const { codeHosts = '' } = root.dataset;
  const networks = [...(pixelId ? [metaPixel(pixelId)] : []), ...(tagId ? [googleTag(tagId)] : [])];
  const loaded = [
    ...networks,
    ...(kitId ? [fontKit(kitId)] : []),
    ...(codeHosts ? [ownCode(codeHosts)] : []),
  ];
  const { arrivals = '' } = root.dataset;
  const hosts = [...codeHosts.split(' '), arrivals && ARRIVAL].filter(Boolean);
  const ask = (): void =>
    openBanner(
      root,
      networks.map(({ name }) => name),
      (choice) => choose(root, { networks: loaded, hosts }, choice),
    );
  root.querySelector('.sw-consent-open')?.addEventListener('click', ask);
  for (const event of pageAdEvents()) tellAds(event);
  const choice = choiceOf(hosts);
  root.hidden = false;
  if (choice === 'agreed') {
    tell(loaded);
    if (arrivals) keepArrival();
  } else if (choice === undefined) ask();
}

/** Whom a visitor is asked for. */
interface Asked {
  readonly networks: readonly AdNetwork[];
  /** That code of the owner reaches, and what else is asked for. */
  readonly hosts: readonly string[];
}

/** Who changes their mind gets a page on which nothing of others was ever loaded. */
function choose(root: HTMLElement, { networks, hosts }: Asked, choice: ConsentChoice): void {
  const before = choiceOf(hosts);
  keepChoice(choice, hosts);
  root.querySelector<HTMLElement>('.sw-consent-open')?.focus();
  if (choice === 'declined') forgetArrival();
  else if (hosts.includes(ARRIVAL)) keepArrival();
  if (before === choice) return;
  if (choice === 'agreed') tell(networks);
  else if (before === 'agreed') location.reload();
}

function tell(networks: readonly AdNetwork[]): void {
  for (const network of networks) network.load();
  listenToAds((event) => {
    for (const network of networks) network.tell(event);
  });
}
