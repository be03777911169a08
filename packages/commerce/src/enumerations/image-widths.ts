/** Widths in pixels that a picture is offered in. ROUT-44, FMT-13. */
export const imageWidths = [100, 300, 500, 750, 1000, 1500, 2500] as const;
