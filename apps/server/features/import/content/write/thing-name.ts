/**
 * What an import wrote, by kind and id. They are taken back in the order of these names: posts go
 * before the stream that they stand on, which only goes when it is empty.
 */
const kinds = ['menu', 'page', 'post', 'stream'] as const;

type ThingKind = (typeof kinds)[number];

export type ThingName = `${ThingKind}:${string}`;

/** Whether it names one, and not a product by its id. */
export function isThingName(name: string): name is ThingName {
  return name.includes(':');
}

/** The kind and the id in a name that this import gave. */
export function readThingName(name: string): { kind: ThingKind; id: string } {
  const at = name.indexOf(':');
  const kind = kinds.find((one) => one === name.slice(0, at));
  if (!kind) throw new Error(`"${name}" names nothing that an import writes`);
  return { kind, id: name.slice(at + 1) };
}
