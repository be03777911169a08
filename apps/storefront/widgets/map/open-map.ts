import { divIcon, map as makeMap, marker, tileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './map.css';
import { readTiles } from './read-tiles.ts';

/**
 * Puts a map where its picture was, moved by pointer, touch and keys, and gives it the focus. A wheel
 * goes on scrolling the page. Nothing glides for who asked for less motion.
 */
export function openMap(button: HTMLElement): void {
  const view = button.closest<HTMLElement>('.sw-map-view');
  const tiles = readTiles(button.dataset);
  if (!view || !tiles) return;
  const { url, credit, zoom, point, name } = tiles;
  const place = document.createElement('div');
  place.className = 'sw-map-canvas';
  view.append(place);
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const drawn = makeMap(place, {
    center: point,
    zoom,
    scrollWheelZoom: false,
    fadeAnimation: moves,
    zoomAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
    keyboard: true,
  });
  drawn.attributionControl.setPrefix(false);
  // Their makers' words are text: what an owner types brings no markup.
  drawn.attributionControl.addAttribution(escapeText(credit));
  tileLayer(url, { maxZoom: 19 }).addTo(drawn);
  const icon = divIcon({ className: 'sw-map-mark', iconSize: [32, 32], iconAnchor: [16, 32] });
  marker(point, { icon, title: name, keyboard: false, interactive: false }).addTo(drawn);
  place.setAttribute('role', 'application');
  place.setAttribute('aria-label', name);
  button.remove();
  place.focus({ preventScroll: true });
}

function escapeText(text: string): string {
  const holder = document.createElement('span');
  holder.textContent = text;
  return holder.innerHTML;
}
