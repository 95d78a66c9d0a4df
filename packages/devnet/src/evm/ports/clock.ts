/** A source of the current time, in milliseconds since 1970. */
export interface Clock {
  now(): number
}
