import { expect, test } from "vitest"
import { formsOf } from "./forms.ts"
import { mistakeIn } from "./mistake.ts"

const account = "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc"
const checksummed = "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC"
const hash = `0x${"ab".repeat(32)}`
const id = "2Gx8b8n2G3UyKuDsN6kDUrQrzj3csGgCSCxKL8oCY27Cpex4Fo"
const nodeId = "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"
const address = "P-avax18jma8ppw3nhx5r4ap8clazz0dps7rv5ukulre5"

/** What the forms of a text are looked up as, in one line. */
function meaningOf(query: string): string {
  const { text, ...forms } = formsOf(query)
  const members = Object.entries(forms).map(([name, value]) => {
    if (name === "id")
      return `id ${Buffer.from(value as Uint8Array)
        .toString("hex")
        .slice(0, 8)}`
    return name === "address" ? "address" : `${name} ${value}`
  })
  return [...members, ...(mistakeIn(text) === undefined ? [] : ["mistake"])].join(", ")
}

const idWords = meaningOf(id)

test.each([
  ["1234", "name 1234, height 1234"],
  [" 1234 ", "name 1234, height 1234"],
  ["9007199254740993", "name 9007199254740993"],
  [account, `account ${account}`],
  [checksummed, `account ${account}`],
  [account.slice(2), `account ${account}`],
  [account.toUpperCase(), `account ${account}`],
  [checksummed.replace("C7c", "c7c"), `account ${account}, mistake`],
  [hash, "id abababab"],
  [hash.slice(2).toUpperCase(), "id abababab"],
  ["0xABCDEF", "name 0xABCDEF, hashStart 0xabcdef"],
  ["0xabcde", "name 0xabcde"],
  ["0x123456", "name 0x123456, hashStart 0x123456"],
  [hash.slice(0, -1), `name ${hash.slice(0, -1)}, hashStart ${hash.slice(0, -1)}`],
  ["a1b2c3", "name a1b2c3, hashStart 0xa1b2c3"],
  ["decade", "name decade"],
  ["1".repeat(40), `account 0x${"1".repeat(40)}`],
  [nodeId, `nodeId ${nodeId}`],
  [nodeId.slice(7), `nodeId ${nodeId}`],
  [nodeId.slice(0, 12), `nodeIdStart ${nodeId.slice(0, 12)}`],
  [`${nodeId.slice(0, -1)}h`, `nodeIdStart ${nodeId.slice(0, -1)}h, mistake`],
  [id, idWords],
  [`${id.slice(0, -1)}p`, `name ${id.slice(0, -1)}p, mistake`],
  [address, "address"],
  [address.slice(2), "address"],
  [`${address.slice(0, -1)}6`, `name ${address.slice(0, -1)}6, mistake`],
  [`https://explorer.example/tx/${hash}`, "id abababab"],
  [`explorer.example/c-chain/address/${checksummed}?tab=tokens#top`, `account ${account}`],
  [`https://explorer.example/token/${account}?a=${hash}`, `account ${account}`],
  ["https://explorer.example/block/77", "name 77, height 77"],
  [`/networks/mainnet/validators/${nodeId}`, `nodeId ${nodeId}`],
  [`https://subnets.example/subnets/${id}/`, idWords],
  [`https://explorer.example/p-chain/address/${encodeURIComponent(address)}`, "address"],
  [`/networks/testnet/blockchains/p-chain/transactions/${id}?tab=x`, idWords],
  ["a/b", "name a/b"],
  ["AVAX/1", "name AVAX/1"],
  ["https://%E0%A4%A/", "name https://%E0%A4%A/"],
  ["<script>", "name <script>"],
  ["Winter Dollar", "name Winter Dollar"],
])("%s is looked up as %s", (query, meaning) => {
  expect(meaningOf(query)).toBe(meaning)
})
