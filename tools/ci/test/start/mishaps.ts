import { expect } from "vitest"
import { addRenewingValidator, type Call } from "./renewing-validator.ts"
import { codeOf, deployNft, nftAnswers } from "./strangers-contract.ts"
import { l1, type TourOptions } from "./tour.ts"

/** A tour with a hand on the network. */
export interface MishapOptions extends TourOptions {
  readonly call: Call
  /** Path of the L1's interface at the node. */
  readonly path: string
}

/** For what indexers bring by themselves on a busy machine, in milliseconds. */
const soon = { timeout: 90_000, interval: 300 }

/** The numbers and the times of the blocks that a page of the list shows. */
const shownBlocks = ({ visitor }: TourOptions) =>
  visitor.page.locator("main tbody tr").evaluateAll((rows) =>
    rows.map((row) => {
      const number = Number(row.querySelector("th a")?.textContent?.replaceAll(",", ""))
      return [number, Date.parse(row.querySelector("time")?.dateTime ?? "") / 1_000]
    }),
  )

/** The list of blocks paged on and back while the newest thirty are taken away and others come in their place. */
export async function pageThroughReorg(options: MishapOptions): Promise<void> {
  const { visitor, call, path } = options
  const { page } = visitor
  const blockOf = async (number: number) =>
    (await call(path, "eth_getBlockByNumber", [`0x${number.toString(16)}`, false])) as {
      hash: string
      timestamp: string
    }
  const ofNode = (shown: readonly (readonly (number | undefined)[])[]) =>
    Promise.all(shown.map(async ([number = 0]) => [number, Number((await blockOf(number)).timestamp)]))
  const list = `/chains/${l1}/blocks`
  await visitor.open(list)
  const [[head = 0] = []] = await shownBlocks(options)
  const orphan = (await blockOf(head)).hash
  await page.getByRole("link", { name: "Next" }).click()
  await expect.poll(async () => (await shownBlocks(options))[0]?.[0]).toBe(head - 25)
  const second = visitor.path
  await call(path, "anvil_fork", [`0x${(head - 30).toString(16)}`])
  await call(path, "evm_increaseTime", [7])
  await call(path, "anvil_mine", ["0x1e"])
  await page.getByRole("link", { name: "Previous" }).click()
  const isOfNode = async () => {
    const shown = await shownBlocks(options)
    const numbers = shown.map(([number = 0]) => number)
    const isWhole = numbers.length === 25 && numbers.every((number, at) => number === (numbers[0] ?? 0) - at)
    return isWhole && JSON.stringify(shown) === JSON.stringify(await ofNode(shown))
  }
  const isWithout = async () =>
    (await visitor.page.request.get(`${visitor.origin}/v1/chains/${l1}/blocks/${orphan}`)).status()
  await expect.poll(isWithout, soon).toBe(404)
  await expect.poll(isOfNode, soon).toBe(true)
  // A page token from before is still valid and continues at the same place.
  await visitor.open(second)
  await expect.poll(isOfNode, soon).toBe(true)
  await page.goBack()
  await expect.poll(isOfNode, soon).toBe(true)
  await page.getByRole("link", { name: "Next" }).click()
  await expect.poll(isOfNode, soon).toBe(true)
  await visitor.open(`/chains/${l1}/blocks/${orphan}`)
  await page.getByText("Not found", { exact: true }).waitFor()
  // While blocks are removed, a service may return 503 and a stream may end; the page retries, as the previous check has shown.
  forgive(options, /status of (404|503)|net::ERR_/)
}

/** A browser logs failed responses itself: only these messages are ignored. */
function forgive({ visitor }: TourOptions, expected: RegExp): void {
  const others = visitor.complaints.filter((words) => !expected.test(words))
  visitor.complaints.length = 0
  // The reason is told whole: a shortened line does not say which answer it was.
  expect(others, others.join("\n")).toEqual([])
}

/** A node returns invalid answers to its indexer: the page shows which node and why, and later recovers. */
export async function confuseNode(options: MishapOptions): Promise<void> {
  const { visitor, call, path } = options
  const { page } = visitor
  await visitor.open("/status")
  await page.getByText("Nothing is wrong.").waitFor()
  await call("/ext/devnet", "devnet.addFault", { kind: "garble", path: path.replace(/\/rpc$/, "*") })
  const problem = page
    .getByRole("region", { name: "Problems" })
    .getByRole("listitem")
    // A false answer is reported as a separate problem.
    .filter({ hasText: new RegExp(`chain ${l1} is`) })
  await problem.first().waitFor()
  // The chain, the start time, and the problem with the answer of its node, whose address is not public.
  expect(await problem.first().textContent()).toMatch(
    new RegExp(`^chain ${l1} is (retrying|stuck).* since 20\\d\\d-.*: node: .{8}`, "s"),
  )
  // Its own line says so too, on a telephone as well.
  const line = page.getByRole("row").filter({ hasText: "firn" })
  await page.setViewportSize({ width: 375, height: 900 })
  const why = line.locator(".why:visible")
  expect(await why.textContent()).toMatch(/.{20}/s)
  const place = await why.boundingBox()
  expect((place?.x ?? 0) + (place?.width ?? 1_000)).toBeLessThanOrEqual(375)
  await page.setViewportSize({ width: 1280, height: 900 })
  await call("/ext/devnet", "devnet.clearFaults", {})
  // The service reports the node's failed answer for an hour.
  await problem.first().waitFor({ ...soon, state: "hidden" })
  // On a slow machine the chain is behind for long enough that the service says it is not ready.
  forgive(options, /status of 503/)
}

const script = "<img src=x onerror=alert(1)><script>alert(1)</script>"
const jsonUri = (metadata: object) =>
  `data:application/json;base64,${Buffer.from(JSON.stringify(metadata)).toString("base64")}`
const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
const svg = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>').toString("base64")}`

const metadata = {
  name: `\u202e${script}\u3164`,
  description: `${script}\n[here](javascript:alert(1))\u0000`,
  external_url: "javascript:alert(1)",
  animation_url: "javascript:alert(1)",
  attributes: [
    { trait_type: "__proto__", value: script },
    { trait_type: "constructor", value: { toString: script } },
  ],
}

/** Names, metadata and pictures written by strangers are shown as text, and execute and load nothing; when read again, the current values are shown. */
export async function meetStrangers({ visitor, get, call, path }: MishapOptions): Promise<void> {
  const { page } = visitor
  const [owner] = (await call(path, "eth_accounts", [])) as readonly `0x${string}`[]
  if (owner === undefined) throw new Error("the network signs for nobody")
  const answers = (image: string, name = metadata.name) =>
    nftAnswers(owner, `${script}\u202e`, jsonUri({ ...metadata, name, image }))
  const withSvg = await deployNft({ call, path, owner }, answers(svg))
  const withPixel = await deployNft({ call, path, owner }, answers(pixel))
  const pathOf = (address: string) => `/chains/${l1}/nfts/collections/${address}/tokens/1`
  const isRead = async (address: string) =>
    ((await get(pathOf(address))) as { metadata?: { indexStatus?: string } }).metadata?.indexStatus
  for (const address of [withSvg, withPixel]) await expect.poll(() => isRead(address), soon).toBe("indexed")
  await visitor.open(pathOf(withSvg))
  await page.getByText("This picture's URI is of no kind that is shown.").waitFor()
  expect(await page.locator("main").textContent()).toContain(script)
  expect(await page.locator("main a[href^='javascript'], main script, main [onerror]").count()).toBe(0)
  await visitor.open(`/chains/${l1}/addresses/${withSvg}`)
  await page
    .getByRole("heading", { level: 1 })
    .filter({ hasText: script.slice(0, 20) })
    .waitFor()
  await visitor.open(pathOf(withPixel))
  await expect.poll(() => page.locator("img.picture").getAttribute("src")).toBe(pixel)
  // The metadata now names a picture on a third party's host.
  const later = codeOf(answers("https://pictures.example/one.png", "Another name"))
  await call(path, "anvil_setCode", [withPixel, later])
  await page.getByRole("button", { name: "Read the metadata again" }).click()
  await page.getByRole("heading", { level: 1, name: "Another name" }).waitFor(soon)
  await page.getByText("It is asked of pictures.example, which is not this service.").waitFor()
  expect(await page.locator("img.picture").count()).toBe(0)
  await page.getByRole("button", { name: "Read the metadata again" }).click()
  await page.getByText("this token can be reindexed once an hour").waitFor()
  forgive({ visitor, get }, /status of 429/)
  expect(visitor.foreign).toEqual([])
}

/** A validator that renews itself, through two periods. */
export async function watchRenewal({ visitor, call }: MishapOptions): Promise<void> {
  const { page } = visitor
  // Helicon, which has such validators, comes an hour after the start.
  await call("/ext/devnet", "devnet.increaseTime", { seconds: 3_700 })
  await call("/ext/devnet", "devnet.mine", {})
  const { nodeId, txId } = await addRenewingValidator(call)
  const stakes: number[] = []
  const fact = (name: string) =>
    page.locator(".validation dl.facts div", { has: page.locator("dt", { hasText: name }) })
  for (const rewarded of [0, 1, 2]) {
    if (rewarded > 0) await call("/ext/devnet", "devnet.endStaker", { txID: txId, decision: "commit" })
    if (rewarded === 0) {
      const isThere = async () =>
        (await page.request.get(`${visitor.origin}/v1/networks/testnet/validators/${nodeId}`)).text()
      await expect.poll(isThere, soon).toContain(txId)
      await visitor.open(`/networks/testnet/validators/${nodeId}`)
    }
    await fact("Renews itself").getByText(`each 1 d, ${rewarded} rewarded so far`).waitFor(soon)
    const stake = await fact("Stake").locator("dd").textContent()
    stakes.push(Number.parseFloat(stake?.replaceAll(",", "") ?? ""))
  }
  expect(stakes[0]).toBe(5_000)
  // Its rewards are added to its stake.
  expect(stakes[1]).toBeGreaterThan(stakes[0] ?? 0)
  expect(stakes[2]).toBeGreaterThan(stakes[1] ?? 0)
  await fact("Compounded").getByText("AVAX").waitFor()
}
