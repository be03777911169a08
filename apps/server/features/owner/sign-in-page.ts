/** What somebody without a session sees. */
import { html, type Html } from '../../html.ts';

/** The page for who has no session: where the one-time link is found. */
export function renderSignIn(problem: 'used' | undefined): Html {
  return html`<div class="sign-in">
    <h1>Sign in</h1>
    ${problem === 'used' && html`<p class="hint" role="alert">This link was used already, or it is too old. Get a new one.</p>`}
    <p>
      You sign in with a link that works once, for 24 hours. It is printed where Sitewright runs:
    </p>
    <ul>
      <li><code>npm start</code> prints one when nobody is signed in;</li>
      <li><code>npm run owner-link</code> prints one at any time.</li>
    </ul>
    <p>Open the link in this browser.</p>
  </div>`;
}

/** What a good link opens. The button uses the link up; nothing before it does. */
export function renderConfirmSignIn(token: string): Html {
  return html`<div class="sign-in">
    <h1>Sign in</h1>
    <p>This link works once. Sign in with it in this browser?</p>
    <form method="post" action="/config/sign-in">
      <input type="hidden" name="token" value="${token}" />
      <button type="submit">Sign in</button>
    </form>
  </div>`;
}
