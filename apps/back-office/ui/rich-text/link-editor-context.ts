import { createContext, type ReactNode } from 'react';
import type { TextLink } from './text-link.ts';

/** How links of a text are edited. */
export interface LinkEditorProps {
  /** Undefined: there is no link yet. */
  readonly value: TextLink | undefined;
  readonly onSave: (link: TextLink) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** What shows the editor of links for texts: it knows the site, which the kit does not. */
export const LinkEditorContext = createContext<((props: LinkEditorProps) => ReactNode) | undefined>(
  undefined,
);
