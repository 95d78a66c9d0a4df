import { ListenError } from "./listen-error.ts"

/** Thrown if several ports cannot be opened, with a line for each. */
export class PortsError extends Error {
  override readonly name = "PortsError"

  constructor(lines: readonly string[], options?: ErrorOptions) {
    super(lines.join("\n"), options)
  }
}

/** Opens several ports, so that all failures are reported together. */
export class Ports {
  readonly #faults: Error[] = []

  /** Waits for a port; undefined if it cannot be opened, which {@link assertOpen} reports. Rejects with all other errors. */
  async opened<Opened>(opening: Promise<Opened>): Promise<Opened | undefined> {
    try {
      return await opening
    } catch (error) {
      if (!(error instanceof ListenError || error instanceof PortsError)) throw error
      this.#faults.push(error)
      return undefined
    }
  }

  /** Throws {@link ListenError} if one port could not be opened, and {@link PortsError} if several could not. */
  assertOpen(): void {
    const [first, second] = this.#faults
    if (second !== undefined)
      throw new PortsError(
        this.#faults.map(({ message }) => message),
        { cause: first },
      )
    if (first !== undefined) throw first
  }
}
