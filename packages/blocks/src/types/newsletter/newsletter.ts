import { makeTextSchema } from '@sitewright/contract';
import { z } from 'zod';
import { sayOfSource } from '../../render/say-of-source.ts';
import { defineBlockType } from '../block-type.ts';
import { captchaMarkup, captchaQuery, showCaptcha } from '../captcha-part.ts';

const schema = z.looseObject({
  title: makeTextSchema(200),
  /** Plain text; what who signs up agrees to. */
  text: makeTextSchema(2_000),
  fieldLabel: makeTextSchema(100),
  buttonLabel: makeTextSchema(100),
});

/** The page of the site behind which its mailing list is; it works without scripts. */
const markup =
  '<div class="newsletter-block-wrapper sw-newsletter">' +
  '{.if title}<h2 class="newsletter-form-header-title">{title|htmltag}</h2>{.end}' +
  '{.if text}<p class="newsletter-form-header-description">{text|htmltag}</p>{.end}' +
  '<form class="newsletter-form{.if captcha} sw-captcha-form{.end}" method="post"' +
  ' action="/newsletter"><label class="sw-field">' +
  '<span class="title">{fieldLabel|htmltag}</span>' +
  '<input class="newsletter-form-field-element" type="email" name="email" required' +
  ' maxlength="256" autocomplete="email" spellcheck="false"></label>' +
  captchaMarkup('NEWSLETTER_BLOCK_SUBMISSION') +
  '<button type="submit" class="newsletter-form-button sw-button' +
  ' sqs-button-element--primary">{buttonLabel|htmltag}</button></form></div>';

/** Signs visitors up for the list that the page `/newsletter` of the site writes to. */
export const newsletterBlock = defineBlockType({
  type: 'newsletter',
  legacyType: 51,
  kind: 'newsletter',
  title: 'Newsletter',
  germanTitle: 'Newsletter',
  version: 1,
  schema,
  markup,
  panel: [
    { kind: 'text', name: 'title', label: { en: 'Title', de: 'Titel' }, maxLength: 200 },
    {
      kind: 'long-text',
      name: 'text',
      label: { en: 'Text', de: 'Text' },
      help: {
        en: 'Which list it is stands under Mailing lists: that of the newsletter page.',
        de: 'Welche Liste es ist, steht unter Mailinglisten: die der Newsletter-Seite.',
      },
      maxLength: 2_000,
    },
    {
      kind: 'text',
      name: 'fieldLabel',
      label: { en: 'What the field is called', de: 'Bezeichnung des Feldes' },
      maxLength: 100,
    },
    {
      kind: 'text',
      name: 'buttonLabel',
      label: { en: 'Text of the button', de: 'Text des Buttons' },
      maxLength: 100,
    },
  ],
  size: { width: 14, height: 6 },
  initial: {
    title: 'Hear from us',
    text: 'News now and then. You can leave at any time.',
    fieldLabel: 'Email',
    buttonLabel: 'Sign up',
  },
  sample: { title: 'Hear from us', text: 'Now & then.', fieldLabel: 'Email', buttonLabel: 'Join' },
  show: (data, source) => ({
    ...data,
    // A heading of spaces would be read out as one.
    title: data.title.trim(),
    text: data.text.trim(),
    captcha: showCaptcha(source),
    fieldLabel: data.fieldLabel.trim() || sayOfSource(source)('Email'),
    buttonLabel: data.buttonLabel.trim() || sayOfSource(source)('Sign up'),
  }),
  isEmpty: () => false,
  needs: () => ({ queries: [captchaQuery] }),
});
