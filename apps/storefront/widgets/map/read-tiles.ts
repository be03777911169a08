/** What the button of a map says of it. */
export interface MapTiles {
  readonly url: string;
  readonly credit: string;
  readonly zoom: number;
  /** Degrees: latitude, longitude. */
  readonly point: [number, number];
  readonly name: string;
}

/** Undefined where something of it is missing or no number. */
export function readTiles(data: Readonly<DOMStringMap>): MapTiles | undefined {
  const { tiles: url = '', credit = '', name = '' } = data;
  const [zoom, lat, lng] = [data['zoom'], data['lat'], data['lng']].map((text) =>
    text ? Number(text) : Number.NaN,
  ) as [number, number, number];
  const isWhole = [zoom, lat, lng].every(Number.isFinite);
  return url !== '' && isWhole ? { url, credit, zoom, point: [lat, lng], name } : undefined;
}
