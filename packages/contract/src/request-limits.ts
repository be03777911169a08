/** What requests and connections may hold, and how many one address or key may send. */

/** What one request may hold. More is refused before anything looks at it. */
export const requestLimits = {
  /** Largest JSON or form body. */
  bodyBytes: 1024 * 1024,
  /** Largest event of a payment provider. */
  eventBytes: 256 * 1024,
  /** Longest path and query. */
  urlLength: 8192,
  /** Lists and objects within each other. */
  depth: 32,
  /** Of one posted form: an edit of an order of 100 items has about 1,000. */
  formFields: 3_000,
  /** Characters of all answers to the form of one item. */
  additionalFieldsLength: 20_000,
} as const;

/** Requests of one address in a minute: whatever they ask, and at pages that links of a mail open. */
export const addressLimits = {
  readsPerMinute: 1_200,
  writesPerMinute: 240,
  linksPerMinute: 60,
} as const;

/** What programs with keys may ask. */
export const apiLimits = {
  /** Of one key. */
  requestsPerMinute: 300,
  keysPerSite: 100,
  endpointsPerSite: 25,
  /** Rows of one page of a list. */
  pageSize: 50,
  /** Ids that one request may name. */
  ids: 50,
  /** Variants that one adjustment of the inventory may name. */
  adjustments: 50,
} as const;

/** What a connection may hold up. Times are milliseconds. */
export const connectionLimits = {
  /** Open at once from one address, where no proxy stands in front. */
  perAddress: 200,
  /** Until the headers of a request have arrived. */
  headers: 10_000,
  /** How often slow ones are looked for. */
  check: 2_000,
} as const;
