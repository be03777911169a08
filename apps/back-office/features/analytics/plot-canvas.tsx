import { useEffect, useRef, useState } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import classes from './analytics.module.css';

interface PlotCanvasProps {
  readonly labels: readonly string[];
  /** Fewer than labels: the last ones are still to come. */
  readonly values: readonly number[];
  /** Of the other period; null: there is none. */
  readonly others: readonly (number | null)[] | null;
  readonly writeValue: (value: number) => string;
}

interface Colors {
  readonly line: string;
  readonly fill: string;
  readonly other: string;
  readonly grid: string;
  readonly text: string;
}

/** Draws the course of a report. A chunk of its own: the library is loaded with it. */
export default function PlotCanvas({ labels, values, others, writeValue }: PlotCanvasProps) {
  const holder = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const look = useLook();
  const [pointed, setPointed] = useState<number | null>(null);
  const facts = JSON.stringify([labels, values, others]);

  useEffect(() => {
    const [place, asked] = [holder.current, probe.current];
    if (!place || !asked) return;
    const colors = readColors(asked);
    const size = () => ({ width: Math.max(place.clientWidth, 200), height: 260 });
    const isSingle = labels.length === 1;
    const axis = { stroke: colors.text, font: `12px ${getComputedStyle(place).fontFamily}` };
    const line = { width: 2, points: { show: isSingle || values.length <= 31, size: 6 } };
    const plot = new UPlot(
      {
        ...size(),
        // The words of the last day have room beside it.
        padding: [null, 40, null, null],
        legend: { show: false },
        cursor: { drag: { x: false, y: false }, y: false },
        scales: {
          x: {
            time: false,
            range: (_, min, max) => (min === max ? [min - 1, max + 1] : [min, max]),
          },
          y: { range: (_, min, max) => rangeOf(min, max) },
        },
        series: [
          {},
          ...(others
            ? [{ ...line, stroke: colors.other, dash: [5, 5], points: { show: isSingle } }]
            : []),
          { ...line, stroke: colors.line, fill: colors.fill },
        ],
        axes: [
          {
            ...axis,
            gap: 12,
            grid: { show: false },
            ticks: { show: false },
            incrs: [1, 2, 3, 5, 7, 10, 14, 20, 30, 50, 100],
            space: 110,
            values: (_, places) =>
              places.map((at) => (Number.isInteger(at) ? (labels[at]?.split(' – ')[0] ?? '') : '')),
          },
          {
            ...axis,
            size: 84,
            grid: { stroke: colors.grid, width: 1 },
            ticks: { show: false },
            values: (_, amounts) =>
              amounts.map((amount) => (Number.isInteger(amount) ? writeValue(amount) : '')),
          },
        ],
        hooks: { setCursor: [(self) => setPointed(self.cursor.idx ?? null)] },
      },
      [
        labels.map((_, index) => index),
        ...(others ? [[...others]] : []),
        labels.map((_, index) => values[index] ?? null),
      ] as UPlot.AlignedData,
      place,
    );
    const watcher = new ResizeObserver(() => plot.setSize(size()));
    watcher.observe(place);
    return () => {
      watcher.disconnect();
      plot.destroy();
    };
    // The arrays are new at every rendering; what they say is in the facts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [facts, look]);

  const other = pointed === null ? null : others?.[pointed];
  return (
    <>
      <span ref={probe} className={classes['probe']} aria-hidden="true" />
      <div ref={holder} className={classes['holder']} />
      <p className={classes['pointed']} aria-hidden="true">
        {pointed !== null && labels[pointed] !== undefined
          ? `${labels[pointed]}: ${[values[pointed], other]
              .filter((value) => typeof value === 'number')
              .map(writeValue)
              .join(' · ')}`
          : ' '}
      </p>
    </>
  );
}

/** From nothing to a little above the most; below zero only where there is something below it. */
function rangeOf(min: number, max: number): [number, number] {
  const [low, high] = [Math.min(min || 0, 0), Math.max(max || 0, 0)];
  const room = (high - low || 100) * 0.08;
  return [low < 0 ? low - room : 0, high + room];
}

/** Tokens as the canvas wants them: what a probe in the page gets. */
function readColors(probe: HTMLElement): Colors {
  const style = getComputedStyle(probe);
  return {
    line: style.color,
    fill: style.backgroundColor,
    other: style.borderTopColor,
    grid: style.borderBottomColor,
    text: style.outlineColor,
  };
}

/** Changes whenever the colours do: with the device, and with the choice of a theme. */
function useLook(): string {
  const [look, setLook] = useState(readLook);
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const onChange = () => setLook(readLook());
    const watcher = new MutationObserver(onChange);
    watcher.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    dark.addEventListener('change', onChange);
    return () => {
      watcher.disconnect();
      dark.removeEventListener('change', onChange);
    };
  }, []);
  return look;
}

function readLook(): string {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return `${document.documentElement.dataset['theme'] ?? ''} ${isDark}`;
}
