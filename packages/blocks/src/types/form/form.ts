import { formMessages, linkSchema, makeTextSchema, type BlockQuery } from '@sitewright/contract';
import { z } from 'zod';
import { sayOfSource } from '../../render/say-of-source.ts';
import { defineBlockType } from '../block-type.ts';
import { showLink } from '../show-link.ts';
import { captchaQuery, showCaptcha } from '../captcha-part.ts';
import { tidyLinkOf } from '../tidy-links.ts';
import { formMarkup } from './markup.ts';
import { fieldWords, showFields } from './show-fields.ts';

const schema = z.looseObject({
  /** A form of the site; missing: none was chosen yet. */
  formId: makeTextSchema(60).optional(),
  submitLabel: makeTextSchema(100),
  /** What stands there once it was sent. */
  successText: makeTextSchema(2_000),
  /** Where to go then, instead. */
  successLink: linkSchema.optional(),
});

type FormData = z.output<typeof schema>;

const queryOf = ({ formId: id }: FormData): Extract<BlockQuery, { kind: 'form' }>[] =>
  id === undefined || id === '' ? [] : [{ kind: 'form', id }];

/** A form of the site that visitors fill in. FORM-01..22 */
export const formBlock = defineBlockType({
  type: 'form',
  legacyType: 9,
  kind: 'form',
  title: 'Form',
  germanTitle: 'Formular',
  version: 2,
  schema,
  migrations: { 1: tidyLinkOf('successLink') },
  markup: formMarkup,
  panel: [
    { kind: 'form', name: 'formId', label: { en: 'Form', de: 'Formular' } },
    {
      kind: 'text',
      name: 'submitLabel',
      label: { en: 'Text of the button', de: 'Text des Buttons' },
      maxLength: 100,
    },
    {
      kind: 'long-text',
      name: 'successText',
      label: { en: 'Shown once it is sent', de: 'Steht da, wenn es gesendet ist' },
      maxLength: 2_000,
    },
    {
      kind: 'link',
      name: 'successLink',
      label: { en: 'Go to a page once it is sent', de: 'Nach dem Senden weiter zu' },
    },
  ],
  size: { width: 12, height: 14 },
  initial: { submitLabel: 'Send', successText: 'Thank you! We will write back soon.' },
  sample: { formId: 'f1', submitLabel: 'Send', successText: 'Thank you!' },
  show: (data, source, blockId) => {
    const [query] = queryOf(data);
    const form = query && source.answer(query)?.form;
    if (!form) return {};
    const say = sayOfSource(source);
    const refused = source.refused?.blockId === blockId ? source.refused : undefined;
    return {
      form: {
        id: form.id,
        fields: showFields(form.fields, say, refused),
        captcha: form.asksCaptcha === false ? undefined : showCaptcha(source),
        disclaimer: form.disclaimer,
        words: { ...fieldWords(say), trap: say('Leave this empty') },
        problem: refused && {
          pagePath: refused.pagePath,
          above: refused.message || say(formMessages.scrollDown),
          below: refused.message || say(formMessages.updateMissing),
        },
        submitLabel: data.submitLabel.trim() || say('Send'),
        successText: data.successText,
        redirect: showLink(data.successLink, source)?.href,
      },
    };
  },
  isEmpty: (data) => queryOf(data).length === 0,
  needs: (data) => ({
    queries: [...queryOf(data), captchaQuery],
    links: data.successLink ? [data.successLink] : [],
  }),
});
