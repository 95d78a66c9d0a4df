import { isComplete, isTooSlow, type PendingBytes } from "./pending-bytes.ts"

/** Bytes that are held for one address. */
export interface BytesHolder {
  bytes: number
  readonly pending: Set<PendingBytes>
}

/** Limits of held bytes, and of the rate at which they must arrive and leave. */
export interface ByteLimits {
  /** Maximum bytes of all callers together. */
  readonly maxHeldBytes: number
  readonly maxHeldBytesPerAddress: number
  /** Minimum rate in bytes per second. */
  readonly minDataRate: number
}

/** Bytes of request bodies and responses that are held in memory for callers; each address has a share. */
export class HeldBytes {
  readonly #limits: ByteLimits
  /** All held bytes with their address. */
  readonly #holders = new Map<PendingBytes, BytesHolder | undefined>()
  /** The held bytes that callers have yet to send or to read, the oldest first. */
  readonly #pending = new Set<PendingBytes>()
  #held = 0

  constructor(limits: ByteLimits) {
    this.#limits = limits
  }

  get held(): number {
    return this.#held
  }

  /**
   * Makes room for more bytes of an address by evicting the oldest pending bytes: the address's own beyond its share, those of any address
   * beyond the total.
   *
   * @param evict closes the connection of pending bytes
   * @returns whether there is room
   */
  makeRoom(holder: BytesHolder | undefined, bytes: number, evict: (pending: PendingBytes) => void): boolean {
    const { maxHeldBytes, maxHeldBytesPerAddress } = this.#limits
    while (holder !== undefined && holder.bytes + bytes > maxHeldBytesPerAddress)
      if (!this.#evictOldest(holder.pending, evict)) return false
    while (this.#held + bytes > maxHeldBytes) if (!this.#evictOldest(this.#pending, evict)) return false
    return true
  }

  /** Counts bytes as held until they are released. */
  hold(holder: BytesHolder | undefined, pending: PendingBytes): void {
    this.#held += pending.bytes
    this.#holders.set(pending, holder)
    this.#pending.add(pending)
    if (holder === undefined) return
    holder.bytes += pending.bytes
    holder.pending.add(pending)
  }

  /** Releases bytes; without an effect where they have been released. */
  release(pending: PendingBytes): void {
    if (!this.#holders.has(pending)) return
    const holder = this.#holders.get(pending)
    this.#holders.delete(pending)
    this.#held -= pending.bytes
    this.#pending.delete(pending)
    if (holder === undefined) return
    holder.bytes -= pending.bytes
    holder.pending.delete(pending)
  }

  /** Pending bytes that callers send or read too slowly. */
  tooSlow(now: number): readonly PendingBytes[] {
    const slow: PendingBytes[] = []
    for (const pending of this.#pending)
      if (isHere(pending)) this.#pending.delete(pending)
      else if (isTooSlow(pending, this.#limits.minDataRate, now)) slow.push(pending)
    return slow
  }

  #evictOldest(from: Set<PendingBytes>, evict: (pending: PendingBytes) => void): boolean {
    for (const oldest of from) {
      from.delete(oldest)
      // A complete body is held until its request ends, and no longer depends on its caller.
      if (isHere(oldest)) continue
      this.release(oldest)
      evict(oldest)
      return true
    }
    return false
  }
}

/** Whether all of a body has arrived meanwhile. */
function isHere({ request }: PendingBytes): boolean {
  return request !== undefined && isComplete(request)
}
