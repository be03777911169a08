/** What mails tell of a subscription, in words. */
import { sayOf, translateText } from '../settings/say-of.ts';
import type { Site } from '../sites/site.ts';
import { writeDay } from '../sites/write-day.ts';
import type { SubscriptionAction, SubscriptionNews } from './subscription-news.ts';
import type { SubscriptionRow } from './stored-subscriptions.ts';
import { writePhrase } from './write-phrase.ts';

interface Told {
  readonly title: string;
  readonly text: string;
}

/** Title and text of the mail, in the language that the site is shown in. */
export function tellNews(site: Site, row: SubscriptionRow, news: SubscriptionNews): Told {
  const say = sayOf(site);
  const { title } = row;
  const next = row.next_billing_at ? writeDay(site, row.next_billing_at) : '';
  const nextText = next && say('The next payment is on {day}.', { day: next });
  switch (news.kind) {
    case 'started':
      return {
        title: say('Your subscription has started'),
        text: `${title}: ${writePhrase(site, row)}. ${nextText || say('It is paid in full.')}`,
      };
    case 'failed':
      return {
        title: say('A payment did not work'),
        text: say(
          'We could not take the payment for {title}. We try again on {day}; nothing is needed from you if your card works by then. With another card it is paid at once.',
          { title, day: writeDay(site, news.retryAt) },
        ),
      };
    case 'confirm':
      return {
        title: say('Please confirm a payment'),
        text: say('Your bank asks you to confirm the payment for {title}.', { title }),
      };
    case 'new-card':
      return {
        title: say('Your card was changed'),
        text: say('{title} is paid with {card} from now on. If it was not you, tell the shop.', {
          title,
          card: translateText(site, row.method_label),
        }),
      };
    case 'ended':
      return {
        title: say('Your subscription has ended'),
        text: say('{title} has ended, because it could not be paid.', { title }),
      };
    case 'plan-changed':
      return {
        title: say('Your subscription has changed'),
        text: say(
          'It is {plan} from now on: {price}. What was paid and not used is credited and pays first.',
          { plan: news.label, price: writePhrase(site, row) },
        ),
      };
    case 'change-planned': {
      const change = { title, plan: news.label };
      return {
        title: say('Your subscription will change'),
        text: next
          ? say(
              'With the next payment on {day} {title} becomes {plan}. Nothing is charged before.',
              { ...change, day: next },
            )
          : say('With the next payment {title} becomes {plan}. Nothing is charged before.', change),
      };
    }
    case 'change-dropped':
      return {
        title: say('Your subscription stays as it is'),
        text: say('{title} goes on as it was: {price}.', { title, price: writePhrase(site, row) }),
      };
    case 'address':
      return {
        title: say('Your delivery address was changed'),
        text: say('{title} goes to the new address from the next delivery on.', { title }),
      };
    case 'short':
      return {
        title: say('Your delivery is late'),
        text: say(
          'There is not enough of {title} in stock now. Nothing is charged; we try again soon.',
          { title },
        ),
      };
    case 'short-skipped': {
      const left = say(
        'There was not enough of {title} in stock, so we left one delivery out and charged nothing for it.',
        { title },
      );
      return {
        title: say('A delivery is left out'),
        text: nextText ? `${left} ${nextText}` : left,
      };
    }
    case 'changed':
      return tellAction(site, { title, action: news.action, next });
  }
}

function tellAction(
  site: Site,
  { title, action, next: day }: { title: string; action: SubscriptionAction; next: string },
): Told {
  const say = sayOf(site);
  switch (action) {
    case 'pause':
      return {
        title: say('Your subscription is paused'),
        text: say('{title} waits until you resume it.', { title }),
      };
    case 'resume':
      return {
        title: say('Your subscription goes on'),
        text: say('{title} goes on. The next payment is on {day}.', { title, day }),
      };
    case 'skip':
      return {
        title: say('A delivery is skipped'),
        text: say('We leave one delivery of {title} out. The next payment is on {day}.', {
          title,
          day,
        }),
      };
    case 'cancel':
      return {
        title: say('Your subscription is canceled'),
        text: say('{title} is canceled. Nothing more is taken.', { title }),
      };
  }
}
