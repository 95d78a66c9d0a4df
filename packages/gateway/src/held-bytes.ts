/** How many times as many bytes as those of one address may be held in all. */
const byteShares = 4

/** There is no room for more bytes now; those that are held are given back when their requests end. */
export class NoRoomError extends Error {
  override readonly name = "NoRoomError"

  constructor() {
    super("the gateway holds too much already")
  }
}

/**
 * Bytes that all requests hold together, of which those of one address have a quarter: bodies of theirs, and answers from the first byte
 * that a node sends until the caller has taken the last one.
 */
export class HeldBytes {
  readonly #most: number
  readonly #byAddress = new Map<string, number>()
  #held = 0

  /** @param most bytes that are held at a time */
  constructor(most: number) {
    this.#most = most
  }

  get held(): number {
    return this.#held
  }

  /** What one request holds, of an address that has its share; without one it has all. */
  begin(address?: string): RequestBytes {
    const mostPerAddress = address === undefined ? this.#most : Math.ceil(this.#most / byteShares)
    const name = address ?? ""
    const own = () => this.#byAddress.get(name) ?? 0
    return new RequestBytes({
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

/** What is held together, as a request sees it. */
interface Together {
  hasRoom(bytes: number): boolean
  change(bytes: number): void
}

/** What one request holds, until it ends. */
export class RequestBytes {
  readonly #together: Together
  #held = 0
  #isOver = false

  constructor(together: Together) {
    this.#together = together
  }

  /** Begins to read what will be held: nothing is read where no room is left. @throws {@link NoRoomError} */
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

  /** Holds what others have read as well, whether there is room or not: it is there. */
  share(bytes: number): void {
    if (this.#isOver) return
    this.#held += bytes
    this.#together.change(bytes)
  }

  /** Holds as much as is to be sent, where that is more than what was read: it came from memory. */
  send(bytes: number): void {
    if (bytes > this.#held) this.share(bytes - this.#held)
  }

  /** The request has ended: gives all back, and holds nothing that is still being read once it is. */
  end(): void {
    this.#isOver = true
    this.#together.change(-this.#held)
    this.#held = 0
  }
}

/** Something that is being read, and counts for as long as it is. */
export interface HeldRead {
  /** Counts more bytes; where there is no room for them, which is told, only if it is forced to. */
  take(bytes: number, isForced?: boolean): boolean
  /** Ends it, once; what was of use counts until the request ends. */
  end(isOfUse: boolean): void
}
