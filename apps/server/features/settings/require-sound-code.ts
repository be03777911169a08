/** Code that would break pages is not saved. What is saved all the same stays harmless when it is shown. */
import { ApiError, fieldMessages, fillMessage, isSettingsGroupName } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { SettingsActor } from './settings-actor.ts';

type Reader = Pick<AppContext, 'renderer'>;

interface CodeWrite {
  readonly siteId: string;
  readonly actor: SettingsActor;
  /** Fields by group, unchecked. */
  readonly values: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
}

/** @throws ApiError `invalid_request` with the line that is in the way, by `group.field` */
export async function requireSoundCode(
  { renderer }: Reader,
  { siteId, actor, values }: CodeWrite,
): Promise<void> {
  const errors: Record<string, string> = {};
  for (const [group, fields] of Object.entries(values)) {
    if (!isSettingsGroupName(group) || !actor.mayChange(group)) continue;
    for (const [field, text] of Object.entries(fields ?? {})) {
      if (typeof text !== 'string') continue;
      const problem =
        group === 'ownStyles'
          ? await styleProblem(renderer, siteId, text)
          : group === 'codeInjection' && codeProblem(renderer, text);
      if (problem) errors[`${group}.${field}`] = problem;
    }
  }
  if (Object.keys(errors).length > 0) throw new ApiError('invalid_request', {}, { errors });
}

/** Why this code cannot stand in a page; undefined when it can. */
export function codeProblem(renderer: Reader['renderer'], text: string): string | undefined {
  const [fault] = renderer.readCode(text).faults;
  if (!fault) return undefined;
  const message = fault.kind === 'open' ? fieldMessages.codeOpen : fieldMessages.codeRefused;
  return fillMessage(message, { limit: String(fault.line) });
}

const graveFaults: Readonly<Record<string, string>> = {
  unreadable: fieldMessages.stylesUnreadable,
  unsafe: fieldMessages.stylesUnsafe,
  endless: fieldMessages.stylesEndless,
};

async function styleProblem(
  { styles }: Reader['renderer'],
  siteId: string,
  text: string,
): Promise<string | undefined> {
  const { faults } = await styles.own.make(siteId, text);
  const fault = faults.find(({ kind }) => kind in graveFaults);
  return fault && fillMessage(graveFaults[fault.kind]!, { limit: String(fault.line ?? '–') });
}
