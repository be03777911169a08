import { tweakClasses } from '../styles/tweaks.ts';
import type { Theme } from '../theme/theme.ts';
import type { CollectionHead } from '../data/load-site.ts';

export interface PageClassesInput {
  readonly theme: Theme;
  readonly tweaks: Readonly<Record<string, string>>;
  readonly currency: string;
  readonly collection: CollectionHead | undefined;
  readonly view: 'list' | 'item' | undefined;
  /** Further classes, e.g. of a system page. */
  readonly more?: readonly string[];
}

/** `squarespace.page-classes`, in the order that templates rely on (template-format §4). */
export function pageClasses(input: PageClassesInput): string {
  const { collection } = input;
  return [
    ...tweakClasses(input.theme.tweaks, input.tweaks),
    `native-currency-code-${input.currency.toLowerCase()}`,
    ...(collection === undefined ? [] : collectionClasses(collection)),
    ...(input.view === undefined ? [] : [`view-${input.view}`]),
    'mobile-style-available',
    ...(input.more ?? []),
  ].join(' ');
}

function collectionClasses(collection: CollectionHead): string[] {
  return [
    `collection-${collection.id}`,
    `collection-type-${collection.type_name}`,
    `collection-layout-${collection.region_name}`,
    ...(collection.is_homepage ? ['homepage'] : []),
  ];
}
