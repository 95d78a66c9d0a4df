import { h, type VNode } from "preact"
import { renderToString } from "preact-render-to-string"
import { expect, test } from "vitest"
import { chainName } from "../../src/explorer/page/data/catalog.ts"
import type { EvmTransaction, InternalCall, NftToken, WholeTransaction } from "../../src/explorer/page/data/schemas.ts"
import { CallTree } from "../../src/explorer/page/pages/evm/call-tree-view.tsx"
import { HolderTable } from "../../src/explorer/page/pages/evm/holder-table.tsx"
import { Logs } from "../../src/explorer/page/pages/evm/logs.tsx"
import { NftGrid } from "../../src/explorer/page/pages/evm/nft-grid.tsx"
import { TransactionTable } from "../../src/explorer/page/pages/evm/transaction-table.tsx"
import { Transfers } from "../../src/explorer/page/pages/evm/transfers.tsx"
import { WhyFailed } from "../../src/explorer/page/pages/evm/why-failed.tsx"
import { PageHead } from "../../src/explorer/page/ui/page-head.tsx"
import { Failed } from "../../src/explorer/page/ui/states.tsx"

const script = '"><script>alert(1)</script><img src=x onerror=alert(1)>\u202E'
const address = "0xbFf881e431CBc6F3fCbe83081c26d9510F3dC1e1"

/** Allowed names of elements and attributes in a page with this data. */
const harmless =
  /^(section|table|caption|thead|tbody|tr|th|td|a|span|p|div|dl|dt|dd|ol|li|article|header|h1|strong|time|button|svg|path|code|bdi)$/

const token = { address, name: script, symbol: script, decimals: 6, ercType: "ERC-20" as const }
const transaction = {
  chainId: "1",
  txHash: `0x${"ab".repeat(32)}`,
  blockNumber: "1",
  blockTimestamp: 1,
  from: { address, name: script },
  to: { address: "javascript:alert(1)", name: script },
  value: "1",
  method: { callType: "CONTRACT_CALL", methodHash: script, methodName: `${script}(address)` },
} as unknown as EvmTransaction

const whyFailed = (revertReason?: { error: string; message?: string; data?: string }) => {
  const failed = { from: { address }, value: "0", input: "0x", gasUsed: "1", gasLimit: "2", blockNumber: "3" }
  return h(WhyFailed, {
    chainId: "1",
    find: () => undefined,
    transaction: { ...failed, revertReason } as unknown as WholeTransaction["nativeTransaction"],
  })
}

test.each<readonly [string, unknown]>([
  ["a method, a sender", h(TransactionTable, { transactions: [transaction], caption: "x" })],
  [
    "a token",
    h(Transfers, {
      chainId: script,
      transaction: {
        erc20Transfers: [{ from: { address }, to: { address }, logIndex: 1, value: script, erc20Token: token }],
      } as unknown as WholeTransaction,
    }),
  ],
  [
    "an NFT",
    h(NftGrid, {
      chainId: "1",
      nothing: "",
      tokens: [{ ...token, tokenId: script, metadata: { name: script } } as unknown as NftToken],
    }),
  ],
  [
    "a holder",
    h(HolderTable, {
      chainId: "1",
      page: { holderCount: 1, totalSupply: script, holders: [{ address: script, name: script, balance: script }] },
      decimals: 6,
      symbol: script,
    }),
  ],
  [
    "a log",
    h(Logs, { chainId: "1", logs: [{ logIndex: 0, address, topics: [script], data: script }], find: () => undefined }),
  ],
  ["a refusal", whyFailed({ error: script, message: script, data: "0x0d6a419a" })],
  ["an error's words", h(Failed, { failure: { kind: "refused", words: script } })],
  ["a heading", h(PageHead, { kind: script, title: script, id: script })],
])("%s that a stranger wrote is text", (_, element) => {
  const html = renderToString(element as VNode)
  expect(html).toContain("alert(1)")
  const tags = [...html.replace(/"[^"]*"/g, '""').matchAll(/<\/?([^\s>/]*)([^>]*)>/g)]
  for (const [, name = "", attributes = ""] of tags) {
    expect(name).toMatch(harmless)
    expect(attributes).not.toMatch(/\b(on\w+|style|src)=/)
  }
})

test.each([
  [
    "the contract's words",
    { error: "execution reverted", message: "not\u202e yours", data: `0x08c379a0${"00".repeat(96)}` },
    "The contract said: not yours (execution reverted) Copy what the contract gave back",
  ],
  [
    "a panic",
    { error: "execution reverted", message: "assert(false)", data: `0x4e487b71${"01".padStart(64, "0")}` },
    "Panic: assert(false) (execution reverted) Copy what the contract gave back",
  ],
  [
    "an error of the contract's own",
    { error: "execution reverted", data: "0x0d6a419a" },
    "Execution reverted, with the contract’s own error 0x0d6a419a Copy what the contract gave back",
  ],
  ["the machine's words", { error: "out of gas" }, "Out of gas"],
  [
    "what a node can be asked",
    undefined,
    expect.stringMatching(/^What it called refused it.*same call Copy the call for a node$/),
  ],
])("why a transaction failed is told by %s", (_, reason, words) =>
  expect(
    renderToString(whyFailed(reason))
      .replace(/<[^>]*>/g, "")
      .replaceAll("\u00a0", " "),
  ).toEqual(words),
)

test("links lead within the app, whatever they are made of", () => {
  const html = renderToString(h(TransactionTable, { transactions: [transaction], caption: "x" }))
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link = ""]) => link)
  expect(links.length).toBeGreaterThan(2)
  for (const link of links) expect(link).toMatch(/^\/chains\//)
})

test("a contract that calls itself a thousand times is shown whole, and no deeper than anybody reads", () => {
  const one = { from: { address }, to: { address }, internalTxType: "CALL", value: "1", gasUsed: "1", gasLimit: "1" }
  const calls = new Array<InternalCall>(3_000).fill({ ...one, isReverted: false } as InternalCall)
  const html = renderToString(h(CallTree, { chainId: "1", calls }))
  expect(html.match(/<li>/g)).toHaveLength(3_000)
  expect(html).not.toContain("</ul></li>".repeat(24))
})

test.each(["constructor", "__proto__", "toString"])("a chain %s has no name but its own", (id) => {
  expect(chainName(id)).toBe(`Chain ${id}`)
})
