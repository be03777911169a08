import type { BlockType } from './block-type.ts';
import type { PanelField } from './panel-field.ts';

/** What the panel of a block asks of its data, where what is not said counts as its schema has it. */
export function askedFields({ panel, schema }: BlockType, data: unknown): readonly PanelField[] {
  const known: unknown = schema.safeParse(data).data ?? data;
  const valueOf = (name: string): unknown =>
    known instanceof Object ? Reflect.get(known, name) : undefined;
  return panel.filter(({ when }) => !when || when.is.includes(valueOf(when.name)));
}
