import { readFile, stat } from "node:fs/promises"
import { join } from "node:path"
import { type Sample, samplesOf } from "./sample.ts"

/** The maximum age of the status file in milliseconds. It is written every second, except on a full disk. */
const lasts = 3_000

/** The samples in the process's own status file for `serac status`; empty where the file is old or belongs to another process. */
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
