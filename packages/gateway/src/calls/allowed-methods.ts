import { other } from "@serac/server/usage"
import { defaultMethods, type Interface } from "./methods.ts"

/** The operator's options for methods. */
export interface MethodOptions {
  /** Methods that may be called in addition to the default ones. */
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
    // `other` is the label that counts all unknown methods, so no method may have that name.
    this.#denied = new Set([...deniedMethods, other])
  }

  /** Whether the operator denies a method. */
  isDenied(method: string): boolean {
    return this.#denied.has(method)
  }

  /** Whether a method of an interface may be called. */
  has(one: Interface, method: string): boolean {
    return !this.#denied.has(method) && (defaultMethods[one].has(method) || this.#allowed.has(method))
  }

  /** The methods of an interface that may be called. */
  of(one: Interface): readonly string[] {
    return [...defaultMethods[one], ...this.#allowed].filter((method) => !this.#denied.has(method))
  }
}
