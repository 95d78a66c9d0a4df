import { startBenchNode } from "./bench-chain.ts"
import { pinToTwoCores } from "./cores.ts"
import { listings, listNames, manyPages, rowsPerPage } from "./listings.ts"
import { type Load, startLoad } from "./load.ts"
import type { PartOptions } from "./part.ts"
import { highestMemory, processorSeconds, residentMemory } from "./process-cost.ts"
import { wholeNumber } from "./results/results.ts"
import { startSerac, stored, withDirectory } from "./serac.ts"

interface Cost {
  readonly name: string
  /** Milliseconds of the server's processor time a page. */
  readonly processor: number
  readonly rate: number
  readonly p99: number
}

/** The cost of a page at the beginning of a listing and deep in it, and on a chain ten times as long. */
export async function depth({ quick, results }: PartOptions): Promise<void> {
  const small = quick ? 50 : 500
  const deep = quick ? 15 : 1500
  console.log(
    `\nPages of ${rowsPerPage} rows at depth and as rows grow tenfold, ${pinToTwoCores()}: one core serves, the other asks`,
  )
  const node = await startBenchNode({ head: small, ahead: small * 9 }, [1])
  const load = startLoad([1])
  try {
    await withDirectory(async (location) => {
      const { chain } = node
      const index = startSerac("index", { chain, location, cores: [1] })
      const serve = startSerac("serve", { chain, location, cores: [0] })
      try {
        await stored(index, location, chain.chainId, small)
        const { pid } = serve.child
        const url = await serve.url
        const memory = () => `${residentMemory(pid)} MiB, at most ${highestMemory(pid)} MiB`
        const page = async (name: string, list: string, from: number): Promise<Cost> =>
          cost(name, pid, url, await manyPages(url, list, { from: from * rowsPerPage }), load, quick)
        const lists = listings(chain)
        // A warm-up: the first measurement must not include compilation.
        await load.run({ url, paths: Object.values(lists), connections: 4, seconds: quick ? 0.5 : 3 })
        const first = new Map<string, Cost>()
        for (const name of listNames) first.set(name, await page("first pages", lists[name], 0))
        const before = memory()
        node.advance(small * 9)
        await stored(index, location, chain.chainId, small * 10)
        for (const name of listNames) {
          const costs = [first.get(name), await page("ten times the rows, first pages", lists[name], 0)]
          // There are only 200 pages of blocks.
          const far = name === "blocks" ? Math.floor(deep / 10) : deep
          costs.push(await page(`ten times the rows, from page ${far}`, lists[name], far))
          printDepths(`${name}, ${small * 40} transactions at first`, costs)
          const columns = [
            `first pages of ${wholeNumber(small * 40)} transactions`,
            "of ten times as many",
            `pages ${wholeNumber(deep + 1)} to ${wholeNumber(deep + 20)} of those`,
          ]
          const note = name === "blocks" ? ` (page ${far + 1} on)` : ""
          for (const [at, column] of columns.entries()) {
            const [processor, floor] = [costs[at]?.processor ?? 0, costs[0]?.processor ?? 1]
            const cell = `${processor.toFixed(3)} ms ${(processor / floor).toFixed(2)}x${at === 2 ? note : ""}`
            results.add("depth", { list: name }, { [column]: cell })
          }
        }
        console.log(`  memory of serac serve: ${before} before, ${memory()} with ten times the rows`)
      } finally {
        await serve.stop()
        await index.stop()
      }
    })
  } finally {
    load.stop()
    node.stop()
  }
}

async function cost(
  name: string,
  pid: number,
  url: string,
  paths: readonly string[],
  load: Load,
  quick: boolean,
): Promise<Cost> {
  if (paths.length === 0) throw new Error(`${name}: there are no such pages`)
  const job = { url, paths, connections: 4 }
  await load.run({ ...job, seconds: 0.3 })
  const before = processorSeconds(pid)
  const { answers, seconds, p99 } = await load.run({ ...job, seconds: quick ? 0.5 : 3 })
  return { name, processor: ((processorSeconds(pid) - before) / answers) * 1000, rate: answers / seconds, p99 }
}

function printDepths(title: string, costs: readonly (Cost | undefined)[]): void {
  console.log(`  ${title}`)
  for (const each of costs) {
    if (each === undefined) continue
    const ratio = (each.processor / (costs[0]?.processor ?? 1)).toFixed(2)
    const { name, processor, rate, p99 } = each
    console.log(
      `    ${name.padEnd(40)} ${ratio}x  ${processor.toFixed(3)} ms of processor a page  ${rate.toFixed(0)} pages/s  p99 ${p99} ms`,
    )
  }
}
