import { describe, expect, test } from "vitest"
import type { ChainConfig } from "../config/config.ts"
import type { KnownChains } from "../directory/known-chains.ts"
import { defineChain } from "./define-chain.ts"
import { assertDistinct, type ResolveOptions, resolveChain } from "./resolve-chain.ts"

const one = "http://one.example/SECRET"
const two = "http://two.example/SECRET"

/** Nodes that return chain IDs in turn, or do not answer. */
function nodes(answers: Record<string, (string | undefined)[]>, remembered: Record<string, string> = {}) {
  const said: string[] = []
  const memory = new Map(Object.entries(remembered))
  const known: KnownChains = { get: (url) => memory.get(url), set: (url, id) => void memory.set(url, id) }
  let paused = 0
  const options: ResolveOptions = {
    known,
    askChainId: async ([url = ""]) => {
      const answer = answers[url]?.shift()
      return answer === undefined ? { fault: "nothing listens there" } : { answer }
    },
    say: (line) => said.push(line),
    pause: async (milliseconds) => {
      paused += milliseconds
      if (paused > 600_000) throw new Error("waited for too long")
    },
  }
  return { options, said, memory, paused: () => paused }
}

const ids = async (chains: readonly ChainConfig[], options: ResolveOptions) => {
  const resolved = await Promise.all(chains.map((chain) => resolveChain(chain, options)))
  assertDistinct(resolved)
  return resolved.map(({ definition }) => definition.chainId)
}

test("a configured chain ID asks nobody", async () => {
  const { options } = nodes({})
  expect(await ids([{ chainId: "7", rpcUrls: [one] }], options)).toEqual(["7"])
})

test("else the node is asked, and what it said is remembered for each of its URLs", async () => {
  const { options, memory } = nodes({ [one]: ["7"] })
  expect(await ids([{ rpcUrls: [one, two] }], options)).toEqual(["7"])
  expect([...memory]).toEqual([
    [one, "7"],
    [two, "7"],
  ])
})

test("a node that is down is taken at what it said before", async () => {
  const { options, said } = nodes({}, { [two]: "7" })
  expect(await ids([{ rpcUrls: [one, two] }], options)).toEqual(["7"])
  expect(said).toEqual([])
})

test("what it says now wins over what it said before", async () => {
  const { options, memory } = nodes({ [one]: ["8"] }, { [one]: "7" })
  expect(await ids([{ rpcUrls: [one] }], options)).toEqual(["8"])
  expect(memory.get(one)).toBe("8")
})

test("one that never answered is waited for, with a line a minute and no secrets", async () => {
  const { options, said, paused } = nodes({ [one]: [...Array.from({ length: 40 }, () => undefined), "7"] })
  expect(await ids([{ rpcUrls: [one] }], options)).toEqual(["7"])
  expect(paused()).toBe(80_000)
  expect(said).toEqual([
    "waiting for a node to report its chain ID (nothing listens there); asking every 2 s",
    "waiting for a node to report its chain ID (nothing listens there); asking every 2 s",
    "http://one.example/… answers: chain 7",
  ])
})

test("two entries of one chain are a mistake that is named without secrets", async () => {
  const { options } = nodes({ [one]: ["7"], [two]: ["7"] })
  await expect(ids([{ rpcUrls: [one] }, { rpcUrls: [two] }], options)).rejects.toThrow(
    "http://one.example/… and http://two.example/… are the same chain, 7; nodes of one chain go together: --rpc URL,URL, or one entry of chains",
  )
})

describe("a chain's definition", () => {
  test("has what most chains have, and no name of a token that nobody named", () => {
    expect(defineChain({ rpcUrls: [one] }, "7")).toEqual({
      chainId: "7",
      name: "Chain 7",
      network: "testnet",
      rpcUrls: [one],
      nativeToken: { name: "", symbol: "", decimals: 18 },
    })
  })

  test("has what is configured, and nothing of the indexer", () => {
    const config = {
      name: "Ice",
      network: "mainnet",
      rpcUrls: [one],
      nativeToken: { symbol: "ICE" },
      explorerUrl: "https://explorer.example",
      indexer: { concurrency: 2 },
    } as const
    expect(defineChain(config, "7")).toEqual({
      chainId: "7",
      name: "Ice",
      network: "mainnet",
      rpcUrls: [one],
      nativeToken: { name: "", symbol: "ICE", decimals: 18 },
      explorerUrl: "https://explorer.example",
    })
  })

  test("fuji is a test network", () => {
    expect(defineChain({ rpcUrls: [one], network: "fuji" }, "7").network).toBe("testnet")
  })
})
