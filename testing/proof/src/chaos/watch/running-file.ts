import { readFile, stat } from "node:fs/promises"
import { join } from "node:path"
import { type Sample, samplesOf } from "./sample.ts"

/** Milliseconds: it is written each second, but not where the disk is full. */
const lasts = 3_000

/** What the process says of its indexers in its own file, for `serac status`; nothing where that is old, or of another one. */
export async function readRunningFile(directory: string, pid: number | undefined): Promise<readonly Sample[]> {
  const file = join(directory, "running.json")
  const askedAt = performance.now()
  try {
    const { mtimeMs } = await stat(file)
    const told = JSON.parse(await readFile(file, "utf8"))
    if (told.pid !== pid || Date.now() - mtimeMs > lasts) return []
    return samplesOf(withReasons(told), askedAt, performance.now(), "running.json")
  } catch {
    return []
  }
}

type RunningFacts = Readonly<Record<string, unknown>>

function withReasons({
  chains = [],
  networks = [],
}: {
  chains?: readonly RunningFacts[]
  networks?: readonly RunningFacts[]
}) {
  const reasoned = ({ error, ...progress }: RunningFacts): RunningFacts => ({
    ...progress,
    reason: error,
    observedAt: progress.nodeHeadAt,
  })
  return {
    chains: chains.map(reasoned),
    networks: networks.map(({ networkId, chains: own }) => ({
      networkId,
      chains: (own as readonly RunningFacts[]).map((chain) => ({ ...reasoned(chain), chainName: chain.chain })),
    })),
  }
}
