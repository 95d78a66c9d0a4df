import { other } from "@serac/server/usage"
import { defaultMethods, type Interface } from "./methods.ts"

/** What an operator says of methods. */
export interface MethodOptions {
  /** Methods that may be called beside the usual ones. */
  readonly allowedMethods?: readonly string[]
  /** Methods that may not be called. */
  readonly deniedMethods?: readonly string[]
}

/** The methods that may be called. */
export class AllowedMethods {
  readonly #allowed: ReadonlySet<string>
  readonly #denied: ReadonlySet<string>

  constructor({ allowedMethods = [], deniedMethods = [] }: MethodOptions) {
    this.#allowed = new Set(allowedMethods)
    // The name of what is not counted by its own.
    this.#denied = new Set([...deniedMethods, other])
  }

  /** Whether the operator says that a method may not be called. */
  isDenied(method: string): boolean {
    return this.#denied.has(method)
  }

  /** Whether a method of an interface may be called. */
  has(one: Interface, method: string): boolean {
    return !this.#denied.has(method) && (defaultMethods[one].has(method) || this.#allowed.has(method))
  }

  /** Those of an interface. */
  of(one: Interface): readonly string[] {
    return [...defaultMethods[one], ...this.#allowed].filter((method) => !this.#denied.has(method))
  }
}
