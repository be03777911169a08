import { consentMessages, fillMessage } from '@sitewright/contract';
import { fontKitName } from './font-kit.ts';
import type { ConsentChoice } from '../../platform/consent-choice.ts';
import { say } from '../../platform/say.ts';

/** Asks at the foot of the window; the page stays usable, and both answers are one press away. */
export function openBanner(
  root: HTMLElement,
  networks: readonly string[],
  onChoice: (choice: ConsentChoice) => void,
): void {
  root.querySelector('.sw-consent-banner')?.remove();
  const banner = document.createElement('section');
  banner.className = 'sw-consent-banner';
  banner.setAttribute('aria-label', say(consentMessages.title));
  const text = document.createElement('p');
  const list = new Intl.ListFormat(document.documentElement.lang || 'en');
  const { question, accept, decline, policy, policyLabel, fontKit } = root.dataset;
  const hosts = root.dataset['codeHosts']?.split(' ') ?? [];
  const { question: ofAds, fontQuestion, codeQuestion, arrivalQuestion } = consentMessages;
  const own = [
    ...(networks.length > 0 ? [say(ofAds, { networks: list.format(networks) })] : []),
    ...(fontKit ? [say(fontQuestion, { network: fontKitName })] : []),
    ...(hosts.length > 0 ? [say(codeQuestion, { networks: list.format(hosts) })] : []),
    ...(root.dataset['arrivals'] ? [say(arrivalQuestion)] : []),
  ];
  const all = [...networks, ...(fontKit ? [fontKitName] : []), ...hosts];
  text.textContent = question
    ? fillMessage<string>(question, { networks: list.format(all) })
    : own.join(' ');
  if (policy !== undefined) {
    const link = document.createElement('a');
    link.href = policy;
    link.textContent = policyLabel ?? policy;
    text.append(' ', link);
  }
  const answer = (label: string, choice: ConsentChoice): HTMLButtonElement => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'sw-consent-answer';
    button.textContent = label;
    button.addEventListener('click', () => {
      banner.remove();
      onChoice(choice);
    });
    return button;
  };
  const answers = document.createElement('div');
  answers.className = 'sw-consent-answers';
  answers.append(
    answer(decline ?? say(consentMessages.decline), 'declined'),
    answer(accept ?? say(consentMessages.accept), 'agreed'),
  );
  banner.append(text, answers);
  root.append(banner);
}
