/** The total limit as a multiple of the limit of one address. */
const byteShares = 4

/** There is no room for more now; what requests hold is given back when they end. */
export class NoRoomError extends Error {
  override readonly name = "NoRoomError"

  constructor(message = "the gateway holds too much already") {
    super(message)
  }
}

/**
 * Limits the bytes that all requests hold; one address may hold a quarter of them. A request holds its body, and its answer
 * from the first byte that a node sends until the caller has received the last one.
 */
export class HeldBytes {
  readonly #most: number
  readonly #byAddress = new Map<string, number>()
  #held = 0

  /** @param most maximum bytes at a time */
  constructor(most: number) {
    this.#most = most
  }

  get held(): number {
    return this.#held
  }

  /** Begins to count the bytes of one request. With an address the share of that address applies; without one only the total limit does. */
  begin(address?: string): RequestBytes {
    const mostPerAddress = address === undefined ? this.#most : Math.ceil(this.#most / byteShares)
    const name = address ?? ""
    const own = () => this.#byAddress.get(name) ?? 0
    return new RequestBytes(name, {
      hasRoom: (bytes) => this.#held + bytes <= this.#most && own() + bytes <= mostPerAddress,
      change: (bytes) => {
        this.#held += bytes
        const left = own() + bytes
        if (left === 0) this.#byAddress.delete(name)
        else this.#byAddress.set(name, left)
      },
    })
  }
}

/** The shared counters, as used by a request. */
interface Together {
  hasRoom(bytes: number): boolean
  change(bytes: number): void
}

/** The bytes that one request holds until it ends. */
export class RequestBytes {
  /** The address that has the request; empty for none. */
  readonly address: string
  readonly #together: Together
  #held = 0
  #isOver = false

  constructor(address: string, together: Together) {
    this.address = address
    this.#together = together
  }

  /** Whether the request has ended. */
  get isOver(): boolean {
    return this.#isOver
  }

  /** Begins a read whose bytes will be held. Fails before reading if no room is left. @throws {@link NoRoomError} */
  read(): HeldRead {
    if (!this.#together.hasRoom(1)) throw new NoRoomError()
    let bytes = 0
    let hasEnded = false
    return {
      take: (more, isForced = false) => {
        if (hasEnded || !(isForced || this.#together.hasRoom(more))) return false
        bytes += more
        this.#together.change(more)
        return true
      },
      end: (isOfUse) => {
        if (hasEnded) return
        hasEnded = true
        if (isOfUse && !this.#isOver) this.#held += bytes
        else this.#together.change(-bytes)
      },
    }
  }

  /** Counts bytes that another request has read too, whether there is room or not: they are in memory already. */
  share(bytes: number): void {
    if (this.#isOver) return
    this.#held += bytes
    this.#together.change(bytes)
  }

  /** Counts the bytes of an answer beyond those already held: a cached answer was not read. */
  send(bytes: number): void {
    if (bytes > this.#held) this.share(bytes - this.#held)
  }

  /** Ends the request and frees its bytes; reads that are still running free theirs when they end. */
  end(): void {
    this.#isOver = true
    this.#together.change(-this.#held)
    this.#held = 0
  }
}

/** A read in progress, whose bytes are counted. */
export interface HeldRead {
  /** Counts more bytes. Returns false, without counting them, if there is no room and it is not forced. */
  take(bytes: number, isForced?: boolean): boolean
  /** Ends the read, once. Useful bytes stay counted until the request ends. */
  end(isOfUse: boolean): void
}
