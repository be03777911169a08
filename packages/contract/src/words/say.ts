import { fillMessage, type MessageParams } from '../messages/fill-message.ts';

/** Texts of the program in another language, by the English ones that stand in the code. */
export type Words = Readonly<Record<string, string>>;

/**
 * Says a text of the program in one language and fills its `{placeholders}`. Only texts that all
 * languages of ours have are taken, so what is not translated does not compile. Nothing is nothing in
 * all of them.
 */
export type Say<Known extends string> = <const Text extends Known | ''>(
  text: Text,
  ...params: keyof MessageParams<Text> extends never ? [] : [MessageParams<Text>]
) => string;

/** Texts that have no `{placeholders}`. */
export type PlainText<Known extends string> = Exclude<Known, `${string}{${string}`> | '';

/** English without a table: a text that a table lacks stays as it is in the code. */
export function makeSay<Known extends string>(words?: Words): Say<Known> {
  return (text, ...[params]) => fillMessage<string>(wordOf(words, text), params ?? {});
}

/** A text that may be any, such as that of an error: translated where the table has it. */
export function wordOf(words: Words | undefined, text: string): string {
  return words && Object.hasOwn(words, text) ? words[text]! : text;
}
