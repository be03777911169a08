import { websiteStatuses } from '@sitewright/contract';
import { statusTexts } from '../../billing/billing-texts.ts';
import { settingsOf, type SettingPage } from '../setting-page.ts';

const on = { kind: 'switch' } as const;
const line = { kind: 'text' } as const;

/** How totals are reckoned, and how money is written. */
export const moneyPage: SettingPage = {
  path: 'money',
  title: { en: 'Money and totals', de: 'Geld und Summen' },
  summary: {
    en: 'Rounding, tax of shipping, how prices are written, other currencies',
    de: 'Rundung, Steuer auf Versand, Schreibweise von Preisen, andere Währungen',
  },
  parts: [
    {
      title: { en: 'Totals', de: 'Summen' },
      settings: settingsOf('totals', [
        {
          field: 'rounding',
          label: {
            en: 'Percentages and taxes are rounded',
            de: 'Prozente und Steuern werden gerundet',
          },
          control: {
            kind: 'choice',
            choices: [
              { value: 'total', label: { en: 'once, of the total', de: 'einmal, in der Summe' } },
              { value: 'line', label: { en: 'of every line', de: 'in jeder Zeile' } },
            ],
          },
        },
        {
          field: 'shippingTax',
          label: { en: 'Shipping is taxed', de: 'Versand wird besteuert' },
          control: {
            kind: 'choice',
            choices: [
              {
                value: 'own-rules',
                label: { en: 'by the rules for shipping', de: 'nach den Regeln für Versand' },
              },
              {
                value: 'shares',
                label: { en: 'by the shares of the goods', de: 'nach den Anteilen der Waren' },
              },
              {
                value: 'highest-rate',
                label: {
                  en: 'by the highest rate of the goods',
                  de: 'nach dem höchsten Satz der Waren',
                },
              },
              {
                value: 'largest-value',
                label: {
                  en: 'by the goods of the largest value',
                  de: 'nach den Waren mit dem größten Wert',
                },
              },
            ],
          },
        },
        {
          field: 'leavesTaxOfHomeAbroad',
          label: {
            en: 'Abroad, prices are without the tax of your country',
            de: 'Im Ausland gelten Preise ohne die Steuer Ihres Landes',
          },
          control: on,
        },
        {
          field: 'totalStepCents',
          label: { en: 'Totals are a multiple of', de: 'Summen sind ein Vielfaches von' },
          help: { en: '5 in Swiss shops, else 1.', de: '5 in Schweizer Shops, sonst 1.' },
          control: { kind: 'number', suffix: { en: 'cents', de: 'Cent' } },
        },
      ]),
    },
    {
      title: { en: 'Prices', de: 'Preise' },
      settings: [
        ...settingsOf('money', [
          {
            field: 'useCLDRMoneyFormat',
            label: {
              en: 'Write prices as the language of the site does',
              de: 'Preise in der Schreibweise der Sprache der Website',
            },
            control: on,
          },
        ]),
        ...settingsOf('store', [
          {
            field: 'displayCurrencies',
            label: {
              en: 'Currencies in which visitors may see prices too',
              de: 'Währungen, in denen Besucher Preise auch sehen',
            },
            help: {
              en: 'They pay in the currency of the site.',
              de: 'Bezahlt wird in der Währung der Website.',
            },
            control: { kind: 'rates' },
          },
        ]),
      ],
    },
  ],
};

/** Sharing, likes, comments. */
export const socialPage: SettingPage = {
  path: 'social',
  title: { en: 'Social and comments', de: 'Soziales und Kommentare' },
  summary: {
    en: 'Connected accounts such as Instagram, share buttons, likes, comments',
    de: 'Verbundene Konten wie Instagram, Teilen, Gefällt mir, Kommentare',
  },
  parts: [
    {
      title: { en: 'Accounts elsewhere', de: 'Konten anderswo' },
      settings: settingsOf('social', [
        {
          field: 'socialAccounts',
          label: { en: 'Accounts', de: 'Konten' },
          control: { kind: 'accounts' },
        },
      ]),
    },
    {
      title: { en: 'On posts and products', de: 'An Beiträgen und Produkten' },
      settings: settingsOf('social', [
        {
          field: 'shareButtonOptions',
          label: { en: 'Share buttons', de: 'Teilen-Knöpfe' },
          control: { kind: 'share' },
        },
        {
          field: 'simpleLikingEnabled',
          label: { en: 'Show like buttons', de: 'Gefällt-mir-Knöpfe zeigen' },
          control: on,
        },
        {
          field: 'commentsEnabled',
          label: { en: 'Show comments', de: 'Kommentare zeigen' },
          control: on,
        },
        {
          field: 'disqusShortname',
          label: { en: 'Name at Disqus', de: 'Name bei Disqus' },
          control: line,
          onlyWith: 'commentsEnabled',
        },
      ]),
    },
  ],
};

const captchaKind = {
  kind: 'choice',
  choices: [
    {
      value: 'score',
      label: {
        en: 'Score: visitors are asked nothing',
        de: 'Punktzahl: Besucher werden nichts gefragt',
      },
    },
    {
      value: 'checkbox',
      label: { en: 'Checkbox: visitors tick a box', de: 'Kästchen: Besucher haken es an' },
    },
  ],
} as const;

/** What search engines and programs are told. */
export const searchPage: SettingPage = {
  path: 'search-engines',
  title: { en: 'Search engines and captcha', de: 'Suchmaschinen und Captcha' },
  summary: { en: 'Verification, captcha of forms', de: 'Bestätigung, Captcha von Formularen' },
  parts: [
    {
      title: { en: 'Search engines', de: 'Suchmaschinen' },
      settings: settingsOf('searchEngines', [
        {
          field: 'googleSiteVerification',
          label: {
            en: 'Token of google-site-verification',
            de: 'Token von google-site-verification',
          },
          control: line,
        },
      ]),
    },
    {
      title: { en: 'Captcha', de: 'Captcha' },
      incomplete: {
        filled: { group: 'captcha', field: 'siteKey' },
        empty: { group: 'captcha', field: 'secretKey' },
        text: {
          en: 'Forms go without a captcha until the secret key is here too: nobody could check what visitors send.',
          de: 'Formulare kommen ohne Captcha, bis auch der geheime Schlüssel da ist: Niemand könnte prüfen, was Besucher senden.',
        },
      },
      settings: settingsOf('captcha', [
        {
          field: 'siteKey',
          label: { en: 'Site key', de: 'Websiteschlüssel' },
          help: {
            en: 'Of reCAPTCHA Enterprise. With it, forms of pages, the newsletter and restock forms are sent by people who pass its check; Google then learns who comes to their fields. They need JavaScript then. Empty: no captcha.',
            de: 'Von reCAPTCHA Enterprise. Damit lassen sich Formulare der Seiten, Newsletter- und Nachschubformulare nur noch senden, wenn die Prüfung besteht; Google erfährt dann, wer ihre Felder betritt. Sie brauchen dann JavaScript. Leer: kein Captcha.',
          },
          control: line,
        },
        {
          field: 'kind',
          label: { en: 'Kind of the key', de: 'Art des Schlüssels' },
          help: {
            en: 'It was chosen when the key was made.',
            de: 'Sie wurde gewählt, als der Schlüssel angelegt wurde.',
          },
          control: captchaKind,
        },
        {
          field: 'secretKey',
          label: { en: 'Secret key', de: 'Geheimer Schlüssel' },
          help: {
            en: 'The legacy secret key of the same site key. Without it there is no captcha.',
            de: 'Der alte geheime Schlüssel („legacy secret key“) zum selben Websiteschlüssel. Ohne ihn gibt es kein Captcha.',
          },
          control: { kind: 'secret' },
        },
      ]),
    },
  ],
};

/** What the site may use of the product. */
export const planPage: SettingPage = {
  path: 'plan',
  title: { en: 'Plan', de: 'Tarif' },
  summary: { en: 'What this site may use', de: 'Was diese Website nutzen darf' },
  parts: [
    {
      title: { en: 'Parts', de: 'Teile' },
      settings: settingsOf('plan', [
        {
          field: 'entitlements',
          label: { en: 'This site may use', de: 'Diese Website darf nutzen' },
          control: { kind: 'parts' },
        },
      ]),
    },
    {
      title: { en: 'Host', de: 'Betrieb' },
      settings: settingsOf('host', [
        {
          field: 'websiteStatus',
          label: { en: 'Status of the site', de: 'Status der Website' },
          help: {
            en: 'Expired, removed and parked sites show visitors a parking page.',
            de: 'Bei abgelaufenen, entfernten und geparkten Websites sehen Besucher eine Parkseite.',
          },
          control: {
            kind: 'choice',
            choices: (Object.keys(statusTexts) as (keyof typeof statusTexts)[]).map((name) => ({
              value: websiteStatuses.values[name],
              label: statusTexts[name],
            })),
          },
        },
        {
          field: 'experimentsEnabled',
          label: {
            en: 'Staff may try experiments by the address',
            de: 'Mitarbeitende dürfen Experimente über die Adresse ausprobieren',
          },
          help: {
            en: 'Such as ?experiment.dense-lists=on',
            de: 'Zum Beispiel ?experiment.dense-lists=on',
          },
          control: on,
        },
      ]),
    },
  ],
};

/** Who is asked for addresses. MAPS-01 */
export const mapsPage: SettingPage = {
  path: 'maps',
  title: { en: 'Maps and places', de: 'Karten und Orte' },
  summary: {
    en: 'Who completes addresses, where maps come from',
    de: 'Wer Adressen vervollständigt, woher Karten kommen',
  },
  parts: [
    {
      title: { en: 'Maps on pages', de: 'Karten auf Seiten' },
      settings: settingsOf('maps', [
        {
          field: 'tilesUrl',
          label: { en: 'Address of the tiles', de: 'Adresse der Kacheln' },
          help: {
            en: 'Such as https://tiles.example.com/{z}/{x}/{y}.png. Visitors ask it once they press a map. Empty: maps are pictures with a link.',
            de: 'Etwa https://tiles.example.com/{z}/{x}/{y}.png. Besucher fragen sie erst, wenn sie auf eine Karte drücken. Leer: Karten sind Bilder mit einem Link.',
          },
          control: line,
        },
        {
          field: 'tilesCredit',
          label: { en: 'Who made the maps', de: 'Von wem die Karten sind' },
          control: line,
        },
      ]),
    },
    {
      title: { en: 'Completing addresses', de: 'Adressen vervollständigen' },
      settings: settingsOf('maps', [
        {
          field: 'placesProvider',
          label: { en: 'Ask', de: 'Fragen' },
          help: {
            en: 'What is typed goes to the service through this server; visitors never reach it.',
            de: 'Was getippt wird, geht über diesen Server an den Dienst; Besucher erreichen ihn nie.',
          },
          control: {
            kind: 'choice',
            choices: [
              { value: 'none', label: { en: 'nobody', de: 'niemanden' } },
              { value: 'photon', label: { en: 'Photon', de: 'Photon' } },
              { value: 'google', label: { en: 'Google', de: 'Google' } },
            ],
          },
        },
        {
          field: 'photonUrl',
          label: { en: 'Address of Photon', de: 'Adresse von Photon' },
          control: line,
        },
        {
          field: 'googleKey',
          label: { en: 'Key of Google Maps', de: 'Schlüssel von Google Maps' },
          control: { kind: 'secret' },
        },
      ]),
    },
  ],
};
