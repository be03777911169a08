/** A picture as statements with `imageJson` read it. */
export interface StoredImage {
  id: string;
  filename: string;
  contentType: string;
  width: number;
  height: number;
  altText: string;
  /** How often it was replaced. */
  revision: number;
}
