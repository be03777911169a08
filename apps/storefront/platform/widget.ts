/**
 * When a widget is loaded: with the page, at the first touch of the page, when one of its elements
 * comes near the window, or when the browser has nothing else to do.
 */
export type When = 'now' | 'touch' | 'visible' | 'idle';

export interface WidgetModule {
  /** Brings one element to life; called once for each. */
  start(root: HTMLElement): void;
}

interface LoadedWidget {
  readonly when: When;
  readonly load: () => WidgetModule | Promise<WidgetModule>;
}

/** Drawn by the server alone; it has only a style. */
interface DrawnWidget {
  readonly when?: never;
  readonly load?: never;
}

export type Widget = (LoadedWidget | DrawnWidget) & {
  /** Its folder in `widgets/`. */
  readonly name: string;
  /** The elements that it takes over: an id, a class, or several with commas. */
  readonly selector: string;
  /**
   * True when pages come with its elements: its style `widgets/NAME/NAME.css` is then linked by
   * every page that shows one, for the first paint. Other styles are imported by the widget.
   */
  readonly isPrinted?: true;
};
