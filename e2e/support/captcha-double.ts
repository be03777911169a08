/** Stands where browsers fetch the captcha from: its script, and the frame with its box. */
import type { BrowserContext } from '@playwright/test';

const anchor = 'https://www.google.com/recaptcha/enterprise/anchor';

/** As the real one: it puts frames into pages, and the token into a field of its own as well. */
const script = `(() => {
  const captchas = [];
  addEventListener('message', ({ data, origin }) => {
    if (origin !== 'https://www.google.com') return;
    const captcha = captchas[data.captcha];
    captcha.token = 'token-' + captcha.options.action;
    captcha.options.callback(captcha.token);
  });
  const enterprise = {
    ready: (then) => setTimeout(then),
    render(place, options) {
      const id = captchas.push({ options, token: '' }) - 1;
      const frame = document.createElement('iframe');
      frame.title = 'reCAPTCHA';
      frame.style.cssText = 'border:0;width:' + (options.size === 'compact' ? 164 : 304) + 'px;height:78px';
      frame.src = '${anchor}?' + new URLSearchParams({ size: options.size, id });
      const field = document.createElement('textarea');
      field.name = 'g-recaptcha-response';
      field.style.display = 'none';
      place.append(frame, field);
      return id;
    },
    execute: async (id, { action }) => 'token-' + action,
    getResponse: (id) => captchas[id].token,
    reset(id) { captchas[id].token = ''; },
  };
  globalThis.grecaptcha = { enterprise };
})();`;

const frame = `<!doctype html><meta charset="utf-8"><title>reCAPTCHA</title><style>body{margin:0;font:14px sans-serif}
label{display:flex;gap:12px;align-items:center;box-sizing:border-box;height:76px;padding:0 12px;
border:1px solid #d3d3d3;background:#f9f9f9}</style>
<label><input type="checkbox"> I’m not a robot</label><script>
const query = new URLSearchParams(location.search);
if (query.get('size') === 'invisible') document.querySelector('label').textContent = 'protected by reCAPTCHA';
else document.querySelector('input').addEventListener('change', () =>
  parent.postMessage({ captcha: Number(query.get('id')) }, '*'));
</script>`;

/** @returns the addresses that were fetched from there */
export async function serveCaptcha(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route('https://www.google.com/recaptcha/**', (route) => {
    const url = route.request().url();
    asked.push(url);
    return url.startsWith(anchor)
      ? route.fulfill({ contentType: 'text/html', body: frame })
      : route.fulfill({ contentType: 'text/javascript', body: script });
  });
  return asked;
}
