import type { SiteFile } from '@sitewright/contract';
import { FileField } from './file-field.tsx';

/** One picture of the site, by its id; empty for none. */
export function PictureField(props: {
  label: string;
  help: string | undefined;
  value: string;
  onChange: (id: string, file?: SiteFile, isUploaded?: boolean) => void;
  isDisabled: boolean;
}) {
  return <FileField kind="image" {...props} />;
}
