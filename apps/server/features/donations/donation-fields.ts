/** What the form of a donation asks, on its own page and in blocks. ROUT-26 */
import { toWireMoney } from '@sitewright/commerce';
import { donationLimits, textLimits, type Donation } from '@sitewright/contract';
import { html, type Html } from '../../html.ts';
import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';
import { sayOf } from '../settings/say-of.ts';

/** What somebody has filled in, as it was sent. */
interface TypedGift {
  /** Minor units of a suggestion, or `other`. */
  readonly amount: string;
  readonly otherAmount: string;
  readonly rhythm: 'once' | 'monthly';
  readonly name: string;
  readonly message: string;
  /** Empty: no. */
  readonly isAnonymous: string;
}

interface Asked {
  readonly donation: Donation;
  /** Whether it can be given every month now; see `canGiveMonthly`. */
  readonly isMonthly: boolean;
  /** Begins the ids of fields: several forms may stand on a page. */
  readonly idBase: string;
  readonly typed?: TypedGift | undefined;
  /** Whether a sentence with the id `sw-amount-error` says what is wrong. */
  readonly isWrong?: boolean;
}

/** All fields of the form, without its button. */
export function renderDonationFields(site: Site, asked: Asked): Html {
  const { donation, isMonthly, typed } = asked;
  return html`${renderAmounts(site, asked)} ${isMonthly && renderRhythm(site, typed)}
  ${donation.asksName && renderName(site, asked)}
  ${donation.asksMessage && renderMessage(site, asked)}`;
}

function renderAmounts(site: Site, { donation, idBase, typed, isWrong = false }: Asked): Html {
  const { suggestedCents, isFreeAmount, minCents, maxCents } = donation;
  const say = sayOf(site);
  const write = (amountCents: number) =>
    writeMoney(site, { amountCents, currencyCode: site.currency });
  const chosen = typed?.amount ?? String(suggestedCents[0] ?? 'other');
  const hint = `${idBase}-amount-hint`;
  const other =
    isFreeAmount &&
    html`<div class="sw-field">
      <label for="${idBase}-other-amount"
        >${suggestedCents.length > 0 ? say('Other amount') : say('Amount')}</label
      >
      <input
        id="${idBase}-other-amount"
        name="otherAmount"
        inputmode="decimal"
        autocomplete="transaction-amount"
        maxlength="40"
        value="${typed?.otherAmount}"
        aria-describedby="${isWrong ? `${hint} sw-amount-error` : hint}"
        ${isWrong && html`aria-invalid="true"`}
      />
      <p id="${hint}" class="sw-quiet">
        ${say('From {least} to {most}, such as {example}', {
          least: write(minCents),
          most: write(maxCents),
          example: toWireMoney({ amountCents: minCents, currencyCode: site.currency }).value,
        })}
      </p>
    </div>`;
  if (suggestedCents.length === 0) return html`${other}`;
  return html`<fieldset class="sw-amounts">
    <legend>${say('Amount')}</legend>
    ${suggestedCents.map((cents) =>
      renderChoice({ name: 'amount', value: String(cents), label: write(cents), chosen }),
    )}
    ${isFreeAmount && renderChoice({ name: 'amount', value: 'other', label: say('Other'), chosen })}
    ${other}
  </fieldset>`;
}

interface Choice {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** The value that is chosen. */
  readonly chosen: string;
}

function renderChoice({ name, value, label, chosen }: Choice): Html {
  return html`<label class="sw-amount"
    ><input type="radio" name="${name}" value="${value}" ${value === chosen && html`checked`} />
    <span>${label}</span></label
  >`;
}

function renderRhythm(site: Site, typed: TypedGift | undefined): Html {
  const say = sayOf(site);
  const chosen = typed?.rhythm ?? 'once';
  return html`<fieldset class="sw-amounts">
    <legend>${say('How often')}</legend>
    ${renderChoice({ name: 'rhythm', value: 'once', label: say('Once'), chosen })}
    ${renderChoice({ name: 'rhythm', value: 'monthly', label: say('Every month'), chosen })}
  </fieldset>`;
}

function renderName(site: Site, { idBase, typed }: Asked): Html {
  const say = sayOf(site);
  return html`<div class="sw-field">
      <label for="${idBase}-name">${say('Your name (optional)')}</label>
      <input
        id="${idBase}-name"
        name="name"
        maxlength="${textLimits.name}"
        autocomplete="name"
        value="${typed?.name}"
      />
    </div>
    <label class="sw-choice"
      ><input
        type="checkbox"
        name="isAnonymous"
        value="true"
        ${typed && typed.isAnonymous !== '' && html`checked`}
      />
      ${say('Do not tell others my name')}</label
    >`;
}

function renderMessage(site: Site, { idBase, typed }: Asked): Html {
  return html`<div class="sw-field">
    <label for="${idBase}-message">${sayOf(site)('Message (optional)')}</label>
    <textarea
      id="${idBase}-message"
      name="message"
      rows="3"
      maxlength="${donationLimits.messageLength}"
    >
${typed?.message}</textarea>
  </div>`;
}
