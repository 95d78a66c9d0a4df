import { statSync } from "node:fs"
import { join } from "node:path"
import { dump, type Store } from "@serac/store"
import { networkLines } from "../simulation-primary/lines.ts"

/** What a command corrects while it is killed. */
export interface CorrectedSubject {
  /** All that is stored of it. */
  readonly lines: (store: Store) => Promise<readonly string[]>
  /**
   * How far the command is, as text.
   *
   * @param directory - its data directory.
   */
  readonly state: (store: Store, directory: string) => Promise<string>
  /** After how many changes of the state it is killed, at most. */
  readonly steps: number
  /** Whether all of it is corrected in one transaction. */
  readonly isAtOnce: boolean
}

/** An EVM chain, which is corrected piece by piece. */
export function correctedChain(chainId: string): CorrectedSubject {
  return {
    lines: (store) => collect(dump(store, chainId)),
    state: async (store) => {
      const reader = store.chain(chainId)
      const states = [...(await reader.rebuilds()), ...(await reader.projections())]
      const { sequence } = await reader.changePosition()
      return [`change ${sequence}`, ...states.map(({ name, state, next }) => `${name} ${state} ${next}`)].join(", ")
    },
    steps: 4,
    isAtOnce: false,
  }
}

/** A primary network, which is indexed again and then corrected at once. */
export function correctedNetwork(networkId: number): CorrectedSubject {
  return {
    lines: (store) => networkLines(store, networkId),
    state: async (store, directory) => {
      const { sequence } = await store.network(networkId).changePosition()
      const file = `networks/${networkId}.sqlite`
      const logs = [join(directory, `repair/network-${networkId}`, file), join(directory, file)].map((path) =>
        sizeOf(`${path}-wal`),
      )
      return `change ${sequence}, logs of ${logs.join(" and ")} bytes`
    },
    steps: 40,
    isAtOnce: true,
  }
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

async function collect(lines: AsyncIterable<string>): Promise<readonly string[]> {
  const all: string[] = []
  for await (const line of lines) all.push(line)
  return all
}
