/** Where time comes from: milliseconds since 1970, as of now. */
export interface Clock {
  now(): number
}
