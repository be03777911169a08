import { z } from 'zod';

/** What a widget brings to a page that has it. */
export const scriptSizeSchema = z.object({
  widget: z.string(),
  /** Of CSS, as far as blocks need it: tags, classes, ids and attributes, in any of its parts. */
  selector: z.string(),
  /** `touch`: nothing is loaded before somebody presses or types. */
  when: z.enum(['now', 'touch', 'visible', 'idle']),
  /** Compressed, with what it imports and with styles that no page prints. */
  bytes: z.int(),
});

/** One of {@link scriptSizeSchema}. */
export type ScriptSize = z.infer<typeof scriptSizeSchema>;

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
  /** Scripts beside the loader, by what of a page asks for them. */
  scripts: z.array(scriptSizeSchema).default([]),
});

/** See {@link storefrontManifestSchema}. */
export type StorefrontManifest = z.infer<typeof storefrontManifestSchema>;
