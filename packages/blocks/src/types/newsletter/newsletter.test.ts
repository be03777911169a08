import { captchaMessages } from '@sitewright/contract';
import { expect, it } from 'vitest';
import {
  askBlock,
  drawBlock,
  emptySource,
  fullSource,
  germanSource,
  insideOf,
} from '../../testing/draw-block.ts';

const draw = (data: object, source = emptySource) =>
  insideOf(drawBlock('newsletter', data, source));

it('signs up at the page of the site, with one field for an address, and without scripts', () => {
  const html = draw({ fieldLabel: 'Your <mail>', buttonLabel: 'Join & read' });
  expect(html).toContain('<form class="newsletter-form" method="post" action="/newsletter">');
  expect(html).toMatch(
    /<label class="sw-field"><span class="title">Your &lt;mail&gt;<\/span><input [^>]*type="email" name="email" required maxlength="256" autocomplete="email"[^>]*><\/label>/,
  );
  expect(html).toMatch(/<button type="submit" [^>]*>Join &amp; read<\/button>/);
});

it('says what it is about, where there are words for it', () => {
  const html = draw({ title: 'Hear <us>', text: 'Now & then.' });
  expect(html).toContain('<h2 class="newsletter-form-header-title">Hear &lt;us&gt;</h2>');
  expect(html).toContain('<p class="newsletter-form-header-description">Now &amp; then.</p>');
  // A heading without words would be read out as one.
  expect(draw({ title: '  ', text: ' ' })).not.toMatch(/<h2|<p/);
});

it('its field and its button have names in the language of the page, also where left empty', () => {
  const none = { fieldLabel: '', buttonLabel: ' ' };
  const names = (html: string) => [
    /<span class="title">([^<]*)</.exec(html)?.[1],
    /<button[^>]*>([^<]*)</.exec(html)?.[1],
  ];
  expect(names(draw(none))).toEqual(['Email', 'Sign up']);
  expect(names(draw(none, germanSource))).toEqual(['E-Mail', 'Anmelden']);
  const own = { fieldLabel: 'A', buttonLabel: 'B' };
  expect(names(draw(own, germanSource))).toEqual(['A', 'B']);
});

it('CAPT-05 has the captcha of the site before its button, and says without scripts that it needs them', () => {
  const html = draw({}, fullSource);
  expect(html).toContain('<form class="newsletter-form sw-captcha-form"');
  expect(html).toMatch(
    /<div class="captcha-container" data-action="NEWSLETTER_BLOCK_SUBMISSION"><\/div><noscript><p class="captcha-note">[^<]+<\/p><\/noscript><button/,
  );
  expect(html).toContain(captchaMessages.needsScripts);
  expect(draw({}, germanSource)).not.toContain(captchaMessages.needsScripts);
  expect(draw({})).not.toMatch(/captcha|noscript/);
});

it('asks whether there is a captcha, and is never empty', () => {
  const { isEmpty, needs } = askBlock('newsletter', { title: '', text: '' });
  expect(isEmpty).toBe(false);
  expect(needs.queries).toEqual([{ kind: 'captcha' }]);
});
