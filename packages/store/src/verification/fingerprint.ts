/** The number and a hash of rows, whatever their order: to compare lists that are ordered in two ways. */
export class Fingerprint {
  count = 0
  #sum = 0

  /** @param numbers - the numbers of the row's key besides its bytes. */
  add(bytes: Uint8Array, ...numbers: readonly number[]): void {
    let hash = 0x811c9dc5
    for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
    for (const number of numbers) hash = Math.imul(hash ^ number ^ Math.floor(number / 2 ** 32), 0x01000193)
    // Mixes the hash, so that sums do not cancel out as the last digits of keys do.
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    this.#sum = (this.#sum + (hash >>> 0)) % 2 ** 48
    this.count += 1
  }

  /** `12 rows (a1b2c3)` */
  get text(): string {
    return `${this.count} rows (${this.#sum.toString(16)})`
  }
}
