/** Bytes that may be in memory at the same time. */
export class Budget {
  readonly limit: number
  used = 0

  constructor(limit: number) {
    this.limit = limit
  }

  /** Takes so many bytes where they are free. */
  take(bytes: number): boolean {
    if (this.used + bytes > this.limit) return false
    this.used += bytes
    return true
  }

  /** Takes them whether they are free or not: what is next in order must get through. */
  force(bytes: number): void {
    this.used += bytes
  }

  free(bytes: number): void {
    this.used -= bytes
  }
}
