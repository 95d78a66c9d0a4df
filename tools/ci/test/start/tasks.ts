import { expect } from "vitest"
import type { MishapOptions } from "./mishaps.ts"
import { failedTransaction, l1 } from "./tour.ts"

/** The taps of a person on a telephone: a link, a button, a tab; and for a search its field and the key that sends it. */
class Taps {
  readonly #options: MishapOptions
  count = 0

  constructor(options: MishapOptions) {
    this.#options = options
  }

  /** Taps a link or a button by its name. */
  async on(name: string | RegExp, role: "link" | "button" = "link"): Promise<void> {
    const { page } = this.#options.visitor
    this.count++
    const named = page.getByRole(role, { name, ...(typeof name === "string" && { exact: true }) })
    await named.first().click()
    await this.#options.visitor.shown()
  }

  /** Opens the menu, and one of its pages. */
  async menu(name: string): Promise<void> {
    await this.on(/menu/i, "button")
    this.count++
    await this.#options.visitor.page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click()
    await this.#options.visitor.shown()
  }

  /** Pastes a text into the search and sends it. */
  async search(text: string): Promise<void> {
    const { visitor } = this.#options
    this.count += 2
    const from = visitor.page.url()
    await visitor.page.getByRole("combobox").fill(text)
    await visitor.page.keyboard.press("Enter")
    await visitor.page.waitForFunction((before) => location.href !== before, from)
    await visitor.shown()
  }

  /** Waits for what the person came for. */
  async see(text: string | RegExp): Promise<void> {
    await this.#options.visitor.page.getByText(text).first().waitFor()
  }
}

type Task = (taps: Taps, options: MishapOptions) => Promise<void>

const list = async ({ get }: MishapOptions, path: string, name: string) =>
  ((await get(path)) as Readonly<Record<string, readonly Readonly<Record<string, never>>[]>>)[name]?.[0] ?? {}

/** An account of the L1 that sent something. */
async function accountOf(options: MishapOptions): Promise<string> {
  const { from } = await list(options, `/chains/${l1}/transactions?pageSize=1`, "transactions")
  return (from as { address: string } | undefined)?.address ?? ""
}

/** What people come for, with the most taps that it may take. */
const tasks: Readonly<Record<string, readonly [most: number, task: Task]>> = {
  "whether all is up to date": [0, (taps) => taps.see("up to date with its node")],
  "a message's two transactions": [
    4,
    async (taps, { visitor, get }) => {
      const { page } = visitor
      const { messages } = (await get("/icm/messages?pageSize=25")) as {
        messages: readonly { messageId: string; status: string }[]
      }
      const id = messages.find(({ status }) => status === "delivered")?.messageId
      await taps.menu("Messages")
      const row = page.locator("main tbody tr", { has: page.locator(`a[href="/icm/messages/${id}"]`) })
      // The time of a message is a link to the transaction that sent it, which has one to the transaction that delivered it.
      taps.count++
      await row.locator("td[data-column=Time] a").click()
      await taps.see("Message sent")
      taps.count++
      await page.locator("dd", { hasText: "Delivered on" }).locator("a[href*='/transactions/']").click()
      await taps.see("Message received")
    },
  ],
  "a validator's uptime": [
    2,
    async (taps, { visitor }) => {
      await taps.menu("Validators")
      await visitor.page.locator("main tbody td[data-column=Uptime]", { hasText: "%" }).first().waitFor()
    },
  ],
  "who holds a token": [
    4,
    async (taps, { visitor }) => {
      await taps.search("wusd")
      taps.count++
      await visitor.page.locator(".results a", { hasText: "firn" }).first().click()
      await taps.on("Holders")
      await taps.see(/holders? ha(s|ve)/)
    },
  ],
  "why a transaction failed": [
    2,
    async (taps, options) => {
      await taps.search(await failedTransaction(options.get))
      await taps.see("Why it failed")
    },
  ],
  "where a UTXO came from": [
    3,
    async (taps, options) => {
      const { visitor } = options
      const network = "/networks/testnet/blockchains/p-chain/transactions?pageSize=100"
      const { transactions } = (await options.get(network)) as {
        transactions: readonly { txHash: string; consumedUtxos?: readonly { txHash: string }[] }[]
      }
      const listed = new Set(transactions.map(({ txHash }) => txHash))
      // What is there from the beginning came from no transaction.
      const spending = transactions.find(({ consumedUtxos = [] }) =>
        consumedUtxos.some(({ txHash }) => listed.has(txHash)),
      )
      await taps.search(spending?.txHash ?? "")
      taps.count++
      const { path } = visitor
      await visitor.page.locator(".flow .ends a").last().waitFor()
      await visitor.page.locator(".flow > *").first().locator("a[href*='/transactions/']").first().click()
      await expect.poll(() => visitor.path).not.toBe(path)
    },
  ],
  "what others may spend of mine": [
    4,
    async (taps, options) => {
      const { visitor, call, path } = options
      const [owner = ""] = (await call(path, "eth_accounts", [])) as readonly string[]
      await taps.search(`/chains/${l1}/addresses/${owner}`)
      if (visitor.path.startsWith("/search")) {
        taps.count++
        await visitor.page.locator(".results a", { hasText: "firn" }).first().click()
      }
      await taps.on("Approvals")
      await taps.see(/Who may spend|Nobody may spend/)
    },
  ],
  "what a transaction costs now": [
    2,
    async (taps) => {
      await taps.on("firn")
      await taps.on("What a transaction costs")
      await taps.see("Base fee of the newest block")
    },
  ],
  "what a validator has at stake": [
    3,
    async (taps, { visitor }) => {
      await taps.menu("Validators")
      taps.count++
      await visitor.page.locator("main tbody th a").first().click()
      await taps.see(/Stake|Weight/)
    },
  ],
  "my transactions as a spreadsheet": [
    4,
    async (taps, options) => {
      const { page } = options.visitor
      await taps.search(`/chains/${l1}/addresses/${await accountOf(options)}`)
      if (options.visitor.path.startsWith("/search")) await taps.on(/firn/)
      const [saved] = await Promise.all([page.waitForEvent("download"), taps.on(/^CSV/, "button")])
      expect(saved.suggestedFilename()).toMatch(/\.csv$/)
    },
  ],
}

/** Ten tasks on a telephone, each from the overview, counted in taps. */
export async function countTaps(options: MishapOptions): Promise<void> {
  const { page } = options.visitor
  await page.setViewportSize({ width: 375, height: 700 })
  const counted: string[] = []
  for (const [name, [most, task]] of Object.entries(tasks)) {
    await options.visitor.open("/")
    const taps = new Taps(options)
    await task(taps, options)
    counted.push(`${name}: ${taps.count}${taps.count > most ? `, more than ${most}` : ""}`)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(counted.filter((line) => line.includes("more than"))).toEqual([])
  expect(counted).toHaveLength(10)
}
