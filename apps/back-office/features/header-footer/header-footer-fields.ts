/** Header and footer as one form, and back as the call takes them. NAVL-06 */
import type { CallAnswer, CallFailure, FieldConflict } from '@sitewright/contract';
import type { EditChanges } from '../../forms/use-edit-form.ts';

type Parts = CallAnswer<'GET /api/site-header-footer'>;
type PartName = keyof Parts;

const usual = {
  header: { showSearch: true, showAccount: true, showCart: true, buttonText: '', buttonUrl: '' },
  footer: { showTagLine: true, showSocialLinks: true, showVisit: true, note: '' },
};

/** Everything that the form edits. What custom code keeps beside it is not shown, and stays. */
export type HeaderFooterFields = typeof usual.header & typeof usual.footer;

/** Fields of the form from what is saved. */
export function toFields({ header, footer }: Parts): HeaderFooterFields {
  return { ...knownOf(usual.header, header), ...knownOf(usual.footer, footer) };
}

/** What a save sends: of each part the fields that changed, and what was seen of them. */
export function toBody(changes: EditChanges): Parts & { from: Parts } {
  return { ...sideOf(changes, 'to'), from: sideOf(changes, 'from') };
}

/** A refusal by the fields of the form: the call tells it by `frame.header` and `frame.footer`. */
export function toFieldFailure(
  failure: CallFailure | undefined,
  changes: EditChanges,
): CallFailure | undefined {
  if (!failure) return undefined;
  const errors = Object.entries(failure.errors).map(([path, message]) => [
    path.split('.').find((step) => step in changes) ?? path,
    message,
  ]);
  const conflicts = Object.values(failure.conflicts ?? {}).flatMap((parts) =>
    conflictsOf(parts, changes),
  );
  return {
    ...failure,
    errors: Object.fromEntries(errors),
    conflicts: Object.fromEntries(conflicts),
  };
}

function conflictsOf({ theirs }: FieldConflict, changes: EditChanges): [string, FieldConflict][] {
  const part = new Map(Object.entries(Object(theirs)));
  return Object.entries(changes)
    .filter(([field, { from }]) => part.has(field) && part.get(field) !== from)
    .map(([field, { to }]) => [field, { theirs: part.get(field), yours: to }]);
}

function sideOf(changes: EditChanges, side: 'from' | 'to'): Parts {
  const pick = (part: PartName) =>
    Object.fromEntries(
      Object.keys(usual[part]).flatMap((field) => {
        const change = changes[field];
        return change ? [[field, change[side]]] : [];
      }),
    );
  return { header: pick('header'), footer: pick('footer') };
}

/** The known fields; what is missing or of another kind is as usual. */
function knownOf<Fields extends Record<string, string | boolean>>(
  known: Fields,
  saved: Readonly<Record<string, unknown>>,
): Fields {
  const fits = Object.entries(saved).filter(
    ([field, value]) => typeof value === typeof known[field],
  );
  return { ...known, ...Object.fromEntries(fits.filter(([field]) => field in known)) };
}
