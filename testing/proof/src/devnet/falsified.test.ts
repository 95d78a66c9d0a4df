import { recordedNetwork } from "@serac/recordings"
import type { WireHandler } from "@serac/wire/node"
import { beforeAll, expect, test } from "vitest"
import { DecidingUptimes } from "./deciding-uptimes.ts"
import { openRecordedDevnet, type RecordedDevnet } from "./recorded-devnet.ts"
import { replay } from "./replay.ts"
import { sendIn } from "./send.ts"
import { exchangeFiles, readExchanges } from "./wire-exchange.ts"

let devnet: RecordedDevnet

beforeAll(async () => {
  devnet = await openRecordedDevnet(recordedNetwork)
})

/** The names of the exchanges of a file that differ where each answer is changed. */
async function noticed(file: string, change: (body: string) => string): Promise<readonly string[]> {
  const node = devnet.node()
  node.start()
  const falsified: WireHandler = async (request) => {
    const response = await node.handle(request)
    return { ...response, body: change(response.body) }
  }
  const exchanges = await readExchanges(exchangeFiles(recordedNetwork).get(file) ?? file)
  const { different } = await replay(exchanges, sendIn(falsified))
  return [...new Set(different.map(({ at }) => at.replace(/\d+/g, "n")))].sort()
}

const tripled = (name: string) => (body: string) =>
  body.replace(new RegExp(`("${name}":"?)([\\d.]+)`, "g"), (_, start, value) => {
    const digits = /\.(\d+)/.exec(value)?.[1]?.length ?? 0
    return `${start}${(3 * Number(value)).toFixed(digits)}`
  })

test.each([
  ["p-chain", "uptime", [".result.validators[n].uptime"]],
  ["node", "rewardingStakePercentage", [".result.rewardingStakePercentage"]],
  ["node", "weightedAveragePercentage", [".result.weightedAveragePercentage"]],
])("in the answers of %s, %s times three is noticed", async (file, name, at) => {
  expect(await noticed(file, tripled(name))).toEqual(at)
})

test("a required uptime of 0.99 is noticed, and one of 0.5", () => {
  const proposal = { transaction: { id: new Uint8Array(32) } }
  const decided = (requirement: number) => {
    const uptimes = new DecidingUptimes(1_000n)
    for (const start of [999n, 1_000n])
      uptimes.decide({
        state: { proposal },
        get preference() {
          return uptimes.of(start) >= (start < 1_000n ? requirement : requirement + 0.1) ? "commit" : "abort"
        },
      } as never)
    const { equal, different } = uptimes.decisions
    return { equal, different: different.map(({ request, expected, got }) => [request.path, expected, got]) }
  }
  const [at, below] = ["uptime at the requirement", "uptime below the requirement"]
  expect(decided(0.8)).toEqual({ equal: 4, different: [] })
  expect(decided(0.99)).toEqual({
    equal: 2,
    different: [
      [at, "commit", "abort"],
      [at, "commit", "abort"],
    ],
  })
  expect(decided(0.5)).toEqual({
    equal: 2,
    different: [
      [below, "abort", "commit"],
      [below, "abort", "commit"],
    ],
  })
})
