import { encode } from 'uqr';
import classes from './account.module.css';

/**
 * A QR code, drawn here: what it holds goes nowhere. Dark on light in both looks of the screens,
 * because apps read no other.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = drawQr(text);
  return (
    <figure className={classes['code']}>
      <svg className={classes['qr']} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <path d={path} shapeRendering="crispEdges" />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}

/** The dark squares of a code as the path of a picture of `size` squares, its quiet edge included. */
export function drawQr(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}
