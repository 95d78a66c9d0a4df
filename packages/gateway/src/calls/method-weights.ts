import { gatewaySettings } from "../settings.ts"

/** What calls cost in compute units: by the name of a method, or by the beginning of names and a star. */
export type WeightTable = Readonly<Record<string, number>>

/** What the calls of each method cost in compute units. */
export class MethodWeights {
  readonly #exact = new Map<string, number>()
  /** The longest first. */
  readonly #beginnings: readonly (readonly [beginning: string, weight: number])[]

  /** @param given - what the operator says, beside the defaults or in their place */
  constructor(given: WeightTable = {}) {
    const beginnings: (readonly [string, number])[] = []
    for (const [name, weight] of Object.entries({ ...gatewaySettings.methodWeights.default, ...given }))
      if (name.endsWith("*")) beginnings.push([name.slice(0, -1), weight])
      else this.#exact.set(name, weight)
    this.#beginnings = beginnings.sort(([one], [other]) => other.length - one.length)
  }

  /** What a call costs: what is said of its method, else of the longest beginning of its name. */
  of(method: string): number {
    const known = this.#exact.get(method)
    if (known !== undefined) return known
    const [, weight] = this.#beginnings.find(([beginning]) => method.startsWith(beginning)) as readonly [string, number]
    return weight
  }
}
