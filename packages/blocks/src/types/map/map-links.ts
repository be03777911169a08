/** Where maps of others show a place. Nobody is asked before a visitor follows the link. */
import type { MapPoint } from './read-point.ts';

/** Maps that a place can be opened in. */
export const mapServices = ['openstreetmap', 'google', 'apple'] as const;

/** What is looked for: a point, or what an address says. */
interface Place {
  readonly point: MapPoint | undefined;
  readonly address: string;
  readonly zoom: number;
}

const addresses: Readonly<Record<(typeof mapServices)[number], (place: Place) => string>> = {
  openstreetmap: ({ point, address, zoom }) =>
    point
      ? `https://www.openstreetmap.org/?mlat=${point.lat}&mlon=${point.lng}` +
        `#map=${zoom}/${point.lat}/${point.lng}`
      : `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`,
  google: ({ point, address }) =>
    'https://www.google.com/maps/search/?api=1&query=' +
    encodeURIComponent(point ? `${point.lat},${point.lng}` : address),
  apple: ({ point, address }) =>
    `https://maps.apple.com/?q=${encodeURIComponent(address || 'Map')}` +
    (point ? `&ll=${point.lat},${point.lng}` : ''),
};

/** The address of a place at a service. */
export function mapAddress(service: (typeof mapServices)[number], place: Place): string {
  return addresses[service]({ ...place, address: place.address.replaceAll(/\s+/g, ' ').trim() });
}
