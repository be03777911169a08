/** What the server and the process that makes pictures say to each other. */

export interface PictureRequest {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}

export type PictureAnswer =
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly error: string };
