import { z } from 'zod';

/** What the build of the storefront tells the server, in `storefront.json`. */
export const storefrontManifestSchema = z.object({
  /** Path that the files are served under, with a slash at its end. */
  base: z.string(),
  /** The loader. */
  script: z.string(),
  /** Scripts that the loader imports. */
  preloads: z.array(z.string()),
  /** Styles that the first paint needs, by what a page shows. */
  styles: z.array(
    z.object({
      widget: z.string(),
      /** Ids and classes: a page whose HTML holds one of them shows the widget. */
      hooks: z.array(z.string().min(1)),
      file: z.string(),
    }),
  ),
});

/** See {@link storefrontManifestSchema}. */
export type StorefrontManifest = z.infer<typeof storefrontManifestSchema>;
