import { formatId } from "@serac/chain"
import type { AcceptedContainer, AcceptedContainers } from "@serac/devnet"

/** Accepted containers in memory, in order. */
export class ContainerLog implements AcceptedContainers {
  readonly #containers: AcceptedContainer[] = []
  readonly #indexes = new Map<string, number>()

  get length(): number {
    return this.#containers.length
  }

  /** Adds the next accepted container of a chain. */
  push(container: AcceptedContainer): void {
    this.#indexes.set(formatId(container.id), this.#containers.length)
    this.#containers.push(container)
  }

  at(index: number): AcceptedContainer {
    const container = this.#containers[index]
    if (container === undefined) throw new RangeError(`there is no container ${index}`)
    return container
  }

  indexOf(id: Uint8Array): number | undefined {
    return this.#indexes.get(formatId(id))
  }
}
