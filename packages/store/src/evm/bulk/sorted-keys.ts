/** Indexes of more keys are divided by a byte of their keys before they are sorted: sorting these takes some milliseconds. */
const dividedFrom = 32_768
/** Entries whose keys are compared byte by byte, instead of by prefixes. */
const fewKeys = 32
/** Bytes of a prefix; the other 24 bits of a number of 64 bits are an index. */
const prefixBytes = 5
const indexBits = 24
const indexMask = 2 ** indexBits - 1

/** A part of the order whose keys are the same up to a byte, and which is not sorted yet. */
interface UnsortedPart {
  readonly from: number
  readonly to: number
  readonly depth: number
}

/**
 * Keys of any length, stored in a few large buffers outside of the heap, where a million strings would take several times the room. They
 * are sorted by prefixes of 40 bits, as numbers, in a tenth of the time that a comparison of two keys at a time takes; and only as far as
 * the order is read, so that nobody waits for the sorting of all.
 */
export class SortedKeys {
  #keys = Buffer.allocUnsafe(4096)
  /** Where each key ends; it starts where the one before ends. */
  #ends = new Uint32Array(256)
  #count = 0
  #order: Uint32Array | undefined
  /** The unsorted parts of the order, the first one last. */
  #unsorted: UnsortedPart[] = []

  get count(): number {
    return this.#count
  }

  /** Bytes of all buffers, with those that a sort needs. */
  get bytes(): number {
    return this.#keys.length + this.#ends.byteLength + this.#count * 8
  }

  /** Adds a key in hexadecimal text after `0x`, and returns its index. No key can be added after the order was read. */
  add(key: string): number {
    const start = this.#startOf(this.#count)
    const length = (key.length - 2) >> 1
    if (start + length > this.#keys.length) {
      const larger = Buffer.allocUnsafe(Math.max(start + length, Math.ceil(this.#keys.length * 1.5)))
      this.#keys.copy(larger, 0, 0, start)
      this.#keys = larger
    }
    this.#ends = withRoom(this.#ends, this.#count)
    this.#keys.write(key.slice(2), start, length, "hex")
    this.#ends[this.#count] = start + length
    return this.#count++
  }

  /** The bytes of a key. */
  key(index: number): Buffer {
    return this.#keys.subarray(this.#startOf(index), this.#ends[index])
  }

  /** Whether two keys are the same. */
  isSame(one: number, other: number): boolean {
    const [start, begin] = [this.#startOf(one), this.#startOf(other)]
    const length = (this.#ends[one] ?? 0) - start
    if ((this.#ends[other] ?? 0) - begin !== length) return false
    for (let at = 0; at < length; at += 1) if (this.#keys[start + at] !== this.#keys[begin + at]) return false
    return true
  }

  /** The index at a place in the order of keys; indexes of one key are in the order in which they were added. */
  at(place: number): number {
    this.#order ??= this.#begin()
    for (let part = this.#unsorted.at(-1); part !== undefined && part.from <= place; part = this.#unsorted.at(-1)) {
      this.#unsorted.pop()
      const { from, to, depth } = part
      if (to - from > dividedFrom) this.#divide(this.#order, part)
      else this.#sort(this.#order.subarray(from, to), depth)
    }
    return this.#order[place] as number
  }

  #begin(): Uint32Array {
    const order = new Uint32Array(this.#count)
    for (let at = 0; at < order.length; at += 1) order[at] = at
    this.#unsorted = [{ from: 0, to: order.length, depth: 0 }]
    return order
  }

  /** Divides a part by the byte at its depth; keys without such a byte are all the same. */
  #divide(order: Uint32Array, { from, to, depth }: UnsortedPart): void {
    const before = order.slice(from, to)
    const ends = new Uint32Array(257)
    for (const index of before) ends[this.#byteAt(index, depth)] = (ends[this.#byteAt(index, depth)] as number) + 1
    for (let byte = 1; byte < ends.length; byte += 1) ends[byte] = (ends[byte] as number) + (ends[byte - 1] as number)
    const starts = new Uint32Array(257)
    starts.set(ends.subarray(0, 256), 1)
    const next = starts.slice()
    for (const index of before) {
      const byte = this.#byteAt(index, depth)
      order[from + (next[byte] as number)] = index
      next[byte] = (next[byte] as number) + 1
    }
    for (let byte = 256; byte > 0; byte -= 1) {
      const [start, end] = [starts[byte] as number, ends[byte] as number]
      if (end > start) this.#unsorted.push({ from: from + start, to: from + end, depth: depth + 1 })
    }
  }

  /** One more than a byte of a key; 0 after its end. */
  #byteAt(index: number, depth: number): number {
    const at = this.#startOf(index) + depth
    return at < (this.#ends[index] as number) ? (this.#keys[at] as number) + 1 : 0
  }

  /** Sorts indexes whose keys are the same up to a byte. */
  #sort(order: Uint32Array, depth: number): void {
    if (order.length <= fewKeys) {
      order.sort((one, other) => this.#compare(one, other))
      return
    }
    const numbers = new BigUint64Array(order.length)
    const halves = new Uint32Array(numbers.buffer)
    let isLonger = false
    for (let at = 0; at < order.length; at += 1) {
      const index = order[at] as number
      const start = this.#startOf(index) + depth
      const end = this.#ends[index] as number
      isLonger ||= end > start
      const byte = (offset: number) => (start + offset < end ? (this.#keys[start + offset] as number) : 0)
      halves[2 * at] = (byte(4) << indexBits) | at
      halves[2 * at + 1] = (byte(0) << 24) | (byte(1) << 16) | (byte(2) << 8) | byte(3)
    }
    // What is left differs in its length only.
    if (!isLonger) {
      order.sort((one, other) => this.#compare(one, other))
      return
    }
    numbers.sort()
    const before = order.slice()
    for (let at = 0; at < order.length; at += 1) order[at] = before[(halves[2 * at] as number) & indexMask] as number
    const isSamePrefix = (one: number, other: number) =>
      halves[2 * one + 1] === halves[2 * other + 1] &&
      (halves[2 * one] as number) >>> indexBits === (halves[2 * other] as number) >>> indexBits
    for (let from = 0; from < order.length; ) {
      let to = from + 1
      let isOneKey = true
      for (; to < order.length && isSamePrefix(from, to); to += 1)
        isOneKey &&= this.isSame(order[from] as number, order[to] as number)
      if (!isOneKey) this.#sort(order.subarray(from, to), depth + prefixBytes)
      from = to
    }
  }

  #compare(one: number, other: number): number {
    const start = this.#startOf(one)
    return (
      this.#keys.compare(this.#keys, this.#startOf(other), this.#ends[other], start, this.#ends[one]) || one - other
    )
  }

  #startOf(index: number): number {
    return index === 0 ? 0 : (this.#ends[index - 1] as number)
  }
}

/** A numeric array with room at an index: itself, or a larger copy. */
export function withRoom<
  Column extends Uint8Array | Uint32Array | Int32Array | Float64Array | BigInt64Array | BigUint64Array,
>(column: Column, index: number): Column {
  if (index < column.length) return column
  const larger = new (column.constructor as new (length: number) => Column)(Math.ceil(column.length * 1.5))
  larger.set(column as never)
  return larger
}
