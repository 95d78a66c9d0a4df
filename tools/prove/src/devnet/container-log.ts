import { keyOf } from "../keys.ts"
import type { AcceptedContainer, AcceptedContainers } from "./accepted-containers.ts"

/** Accepted containers in memory, in their order. */
export class ContainerLog implements AcceptedContainers {
  readonly #containers: AcceptedContainer[] = []
  readonly #indexes = new Map<string, number>()

  get length(): number {
    return this.#containers.length
  }

  /** Adds what a chain accepted next. */
  push(container: AcceptedContainer): void {
    this.#indexes.set(keyOf(container.id), this.#containers.length)
    this.#containers.push(container)
  }

  /** Forgets what was accepted from a number on: the chain went back to before it. */
  truncate(length: number): void {
    for (const { id } of this.#containers.splice(length)) this.#indexes.delete(keyOf(id))
  }

  at(index: number): AcceptedContainer {
    const container = this.#containers[index]
    if (container === undefined) throw new RangeError(`there is no container ${index}`)
    return container
  }

  indexOf(id: Uint8Array): number | undefined {
    return this.#indexes.get(keyOf(id))
  }
}
