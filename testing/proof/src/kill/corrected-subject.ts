import { statSync } from "node:fs"
import { join } from "node:path"
import { dump, type Store } from "@serac/store"
import { networkLines } from "../simulation-primary/lines.ts"

/** The subject of a command that corrects stored data while the command is killed. */
export interface CorrectedSubject {
  /** The subject's stored contents, as lines. */
  readonly lines: (store: Store) => Promise<readonly string[]>
  /**
   * The progress of the command, as text.
   *
   * @param directory - the command's data directory.
   */
  readonly state: (store: Store, directory: string) => Promise<string>
  /** The maximum number of changes of the state before a kill. */
  readonly steps: number
  /** Whether the whole correction is one transaction. */
  readonly isAtOnce: boolean
}

/** An EVM chain, which is corrected in several steps. */
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

/** A primary network, which is indexed again and then corrected in one transaction. */
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
