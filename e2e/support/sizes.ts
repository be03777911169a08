/** The screens that every journey is walked on. */
export const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

export type Size = keyof typeof sizes;
