import { ListenError } from "./listen-error.ts"

/** Several ports cannot be listened at: a line each. */
export class PortsError extends Error {
  override readonly name = "PortsError"

  constructor(lines: readonly string[], options?: ErrorOptions) {
    super(lines.join("\n"), options)
  }
}

/** Ports that are opened together, so that all that cannot be are told at once. */
export class Ports {
  readonly #faults: Error[] = []

  /** What was opened; undefined where it cannot listen, which {@link assertOpen} throws. Rejects with all other errors. */
  async opened<Opened>(opening: Promise<Opened>): Promise<Opened | undefined> {
    try {
      return await opening
    } catch (error) {
      if (!(error instanceof ListenError || error instanceof PortsError)) throw error
      this.#faults.push(error)
      return undefined
    }
  }

  /** Throws {@link ListenError} where one of them cannot be listened at, and {@link PortsError} where several cannot. */
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
