import { isComplete, isTooSlow, type PendingBytes } from "./pending-bytes.ts"

/** What is held for one address. */
export interface BytesHolder {
  bytes: number
  readonly pending: Set<PendingBytes>
}

/** How many bytes there may be, and how slowly they may come and go. */
export interface ByteLimits {
  /** Of all callers together. */
  readonly maxHeldBytes: number
  readonly maxHeldBytesPerAddress: number
  /** Bytes a second. */
  readonly minDataRate: number
}

/** Bytes of bodies and of answers that are held for callers, of which one address has a share. */
export class HeldBytes {
  readonly #limits: ByteLimits
  /** All that is held, and for whom. */
  readonly #holders = new Map<PendingBytes, BytesHolder | undefined>()
  /** Of that what callers have yet to send or to take, the oldest first. */
  readonly #pending = new Set<PendingBytes>()
  #held = 0

  constructor(limits: ByteLimits) {
    this.#limits = limits
  }

  get held(): number {
    return this.#held
  }

  /**
   * Makes room for more bytes of an address: of what its caller has neither sent nor taken whole the oldest goes, its own where it has its
   * share, and anybody's where all is held.
   *
   * @param evict ends what is pending, and its connection
   * @returns whether there is room
   */
  makeRoom(holder: BytesHolder | undefined, bytes: number, evict: (pending: PendingBytes) => void): boolean {
    const { maxHeldBytes, maxHeldBytesPerAddress } = this.#limits
    while (holder !== undefined && holder.bytes + bytes > maxHeldBytesPerAddress)
      if (!this.#evictOldest(holder.pending, evict)) return false
    while (this.#held + bytes > maxHeldBytes) if (!this.#evictOldest(this.#pending, evict)) return false
    return true
  }

  /** Holds bytes, until they are given back. */
  hold(holder: BytesHolder | undefined, pending: PendingBytes): void {
    this.#held += pending.bytes
    this.#holders.set(pending, holder)
    this.#pending.add(pending)
    if (holder === undefined) return
    holder.bytes += pending.bytes
    holder.pending.add(pending)
  }

  /** Gives bytes back, unless they have been. */
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

  /** What callers send or read too slowly. */
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
      // It is held until its request ends, and nobody waits for its caller any more.
      if (isHere(oldest)) continue
      this.release(oldest)
      evict(oldest)
      return true
    }
    return false
  }
}

/** Whether a body has come whole meanwhile. */
function isHere({ request }: PendingBytes): boolean {
  return request !== undefined && isComplete(request)
}
