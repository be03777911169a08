/** Where the files of a theme must lie to be read (template-format §1). The group is the name. */
export const themePlaces = {
  region: /^(?:regions\/(?:.*\/)?)?([^/]+)\.region$/,
  /** Sub-folders are flattened. */
  block: /^blocks\/(?:.*\/)?([^/]+\.block)$/,
  list: /^collections\/([^/]+)\.list$/,
  item: /^collections\/([^/]+)\.item$/,
  collectionConf: /^collections\/([^/]+)\.conf$/,
  page: /^pages\/([^/]+)\.page$/,
  pageConf: /^pages\/([^/]+)\.page\.conf$/,
  style: /^styles\/(.*\.(?:less|css))$/,
  strings: /^strings\/template-([\w-]+)\.json$/,
  preset: /^presets\/([\w-][\w.-]*)\.preset$/,
  themeConf: /^(template)\.conf$/,
} as const;
