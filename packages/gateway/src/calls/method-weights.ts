import { gatewaySettings } from "../settings.ts"

/** The weights of calls in compute units, by method name, or by a prefix followed by `*`. */
export type WeightTable = Readonly<Record<string, number>>

/** The weights of methods in compute units. */
export class MethodWeights {
  readonly #exact = new Map<string, number>()
  /** The longest prefix first. */
  readonly #beginnings: readonly (readonly [beginning: string, weight: number])[]

  /** @param given - the operator's weights, which add to the defaults or replace them */
  constructor(given: WeightTable = {}) {
    const beginnings: (readonly [string, number])[] = []
    for (const [name, weight] of Object.entries({ ...gatewaySettings.methodWeights.default, ...given }))
      if (name.endsWith("*")) beginnings.push([name.slice(0, -1), weight])
      else this.#exact.set(name, weight)
    this.#beginnings = beginnings.sort(([one], [other]) => other.length - one.length)
  }

  /** The weight of a call: that of its method, otherwise that of the longest matching prefix. */
  of(method: string): number {
    const known = this.#exact.get(method)
    if (known !== undefined) return known
    const [, weight] = this.#beginnings.find(([beginning]) => method.startsWith(beginning)) as readonly [string, number]
    return weight
  }
}
