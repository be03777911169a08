import { html, type Html } from '../../html.ts';
import { sayOf } from '../settings/say-of.ts';
import type { ListedLanguage } from '../settings/site-languages.ts';
import type { Site } from '../sites/site.ts';

interface LanguageChoice {
  languages: readonly ListedLanguage[];
  /** Null: none yet, and the first is shown. */
  chosen: string | null;
  error: string | undefined;
}

/** The languages of a site to choose from, each by its own name. */
export function languageField(site: Site, { languages, chosen, error }: LanguageChoice): Html {
  return html`<div class="sw-field">
    <label for="sw-language">${sayOf(site)('The language that you prefer')}</label>
    <select
      id="sw-language"
      name="language"
      ${error && html`aria-invalid="true" aria-describedby="sw-language-note"`}
    >
      ${languages.map(
        ({ code, name }) =>
          html`<option value="${code}" lang="${code}" ${code === chosen && html`selected`}>
            ${name}
          </option>`,
      )}
    </select>
    ${error && html`<p id="sw-language-note" class="sw-field-error" role="alert">${error}</p>`}
  </div>`;
}
