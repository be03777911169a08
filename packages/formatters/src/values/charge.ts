import type { PluginContext } from '@sitewright/template';
import { asText, sizeOf } from './read.ts';

/** What work on data is paid from. */
export type Budget = Pick<PluginContext, 'charge' | 'chargeText'>;

/** What work that makes no text is paid from. */
export type Steps = Pick<PluginContext, 'charge'>;

/** Members cost one step for every 2². */
const MEMBER_SHIFT = 2;

/** Fewest characters that a member is written with. */
const MEMBER_LENGTH = 2;

/** Elements of a list or keys of an object, paid for; 0 for everything else. */
export function countMembers(value: unknown, ctx: Budget): number {
  const size = sizeOf(value);
  ctx.charge(size >> MEMBER_SHIFT);
  return size;
}

/** The text of a scalar inside the data, paid for. */
export function readText(value: unknown, ctx: Budget): string {
  const text = asText(value);
  ctx.chargeText(text.length);
  return text;
}

/** A value that an argument names, paid for: it may be printed in many places. */
export function readArgument(value: unknown, ctx: Budget): unknown {
  if (typeof value === 'string') ctx.chargeText(value.length);
  else if (typeof value === 'object' && value !== null) chargeWhole(value, ctx);
  return value;
}

/**
 * Pays for all that a value holds, before work that visits it or writes it out. Parts that it
 * shares count as often as they occur, since they are written as often: a template can make an
 * object small in memory and endless as text.
 *
 * `indent` is how many characters each level of nesting adds to a line, where there are lines.
 */
export function chargeWhole(value: unknown, ctx: Budget, indent = 0): void {
  const waiting: unknown[] = [value];
  const depths = [1];
  let length = 0;
  while (waiting.length > 0) {
    const next = waiting.pop();
    const depth = depths.pop()!;
    if (typeof next === 'string') length += next.length;
    else if (typeof next === 'object' && next !== null) {
      const members: readonly unknown[] = Array.isArray(next) ? next : Object.values(next);
      ctx.charge(1 + (members.length >> MEMBER_SHIFT));
      length += members.length * (MEMBER_LENGTH + indent * depth);
      for (const member of members) {
        if (typeof member === 'string') length += member.length;
        else if (typeof member === 'object' && member !== null) {
          waiting.push(member);
          depths.push(depth + 1);
        }
      }
    }
  }
  ctx.chargeText(length);
}
