/** An installation of a journey's own whose mails arrive: each journey begins with another one. */
import { expect, test } from '@playwright/test';
import { startSmtpPeer, type SmtpPeer } from '../../apps/server/testing/smtp-peer.ts';
import { startOwnShop, type OwnShop } from './own-shop.ts';

/** What there is while a journey runs. */
export interface MailedShop {
  readonly shop: OwnShop;
  /** A mail to somebody that says something has come. @returns it, as it was written */
  readonly mailTo: (email: string, words: RegExp) => Promise<string>;
}

/** Gives each journey of this file, or of this `describe`, one. */
export function giveMailedShop(): MailedShop {
  let mails: SmtpPeer;
  let shop: OwnShop;
  test.beforeEach(async () => {
    mails = await startSmtpPeer();
    shop = await startOwnShop({ smtpUrl: mails.url });
  });
  test.afterEach(async () => {
    await shop.stop();
    await mails.close();
  });
  return {
    get shop() {
      return shop;
    },
    mailTo: async (email, words) => {
      const find = () =>
        mails.received
          .map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='))
          .find((mail, at) => mails.recipients[at]?.includes(email) && words.test(mail)) ?? '';
      await expect.poll(find).not.toBe('');
      return find();
    },
  };
}
