import { examples } from "./examples/index.mjs"

const levels = ["debug", "log", "info", "warn", "error"]

/** Runs every example, one after the other; a worker answers a request. Returns the output of each and its error. */
export async function runExamples() {
  const console = globalThis.console
  const outcomes = {}
  for (const [name, load] of Object.entries(examples)) {
    const printed = []
    globalThis.console = {
      ...console,
      ...Object.fromEntries(levels.map((level) => [level, (...values) => printed.push(values.map(plain))])),
    }
    let error = null
    try {
      const { default: worker } = await load()
      if (worker) {
        const answer = await worker.fetch(new Request("http://127.0.0.1/"))
        printed.push([answer.status, await answer.json()])
      }
    } catch (cause) {
      // Not its message: engines word the same error differently.
      error = String(cause?.name)
    } finally {
      globalThis.console = console
    }
    outcomes[name] = { printed, error }
  }
  return outcomes
}

/** A printed value as JSON, without what differs from run to run: durations and dates. */
const plain = (value) => JSON.parse(JSON.stringify(value, steady) ?? "null")

const steady = (_, value) => {
  if (typeof value === "bigint") return `${value}n`
  if (typeof value !== "string") return value
  if (/^\w{3}, \d\d \w{3} \d{4}/.test(value)) return null
  return value.replace(/\d+ ms\b/, "some ms").replace(/127\.0\.0\.1:\d+/g, "127.0.0.1")
}
