/** Limits the bytes that are in memory at the same time. */
export class Budget {
  readonly limit: number
  used = 0

  constructor(limit: number) {
    this.limit = limit
  }

  /** Reserves the bytes if they are free. Returns whether it did. */
  take(bytes: number): boolean {
    if (this.used + bytes > this.limit) return false
    this.used += bytes
    return true
  }

  /** Reserves the bytes whether they are free or not: the next block in order must never wait for later ones. */
  force(bytes: number): void {
    this.used += bytes
  }

  free(bytes: number): void {
    this.used -= bytes
  }
}
