import { settingsOf, type SettingPage } from '../setting-page.ts';

const picture = { kind: 'picture' } as const;

/** The pictures of the site itself. */
export const brandingPage: SettingPage = {
  path: 'branding',
  title: { en: 'Logo and icon', de: 'Logo und Icon' },
  summary: {
    en: 'The logo, the icon of the browser tab, the picture of links elsewhere',
    de: 'Das Logo, das Icon im Browser, das Bild von Links anderswo',
  },
  parts: [
    {
      title: { en: 'Pictures of the site', de: 'Bilder der Website' },
      settings: settingsOf('branding', [
        {
          field: 'logoImageId',
          label: { en: 'Logo', de: 'Logo' },
          help: {
            en: 'It stands in the header in place of the title.',
            de: 'Es steht im Kopf der Seiten anstelle des Titels.',
          },
          control: picture,
        },
        {
          field: 'faviconImageId',
          label: { en: 'Icon', de: 'Icon' },
          help: { en: 'Square, for the browser tab.', de: 'Quadratisch, für den Browser-Tab.' },
          control: picture,
        },
        {
          field: 'socialLogoImageId',
          label: { en: 'Picture of links', de: 'Bild von Links' },
          help: {
            en: 'Shown where somebody shares a page that has no picture.',
            de: 'Erscheint, wo jemand eine Seite ohne Bild teilt.',
          },
          control: picture,
        },
      ]),
    },
  ],
};
