import { spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import type { ServiceUrls } from "@serac/proof/drop-in"
import { root } from "./npm-start.ts"

/** How long a busy machine may take until the services listen, and until they have reached every node, in milliseconds. */
const timeoutMs = 120_000

/** Services in addition to those of `npm start`, on the same indexed data. */
export interface PublicServices {
  readonly urls: ServiceUrls
  close(): Promise<void>
}

/** Runs `serac serve` with the configuration of `npm start`, in the public dialect and on ports of its own. */
export async function startPublicServices(directory: string): Promise<PublicServices> {
  const { gateway: _, ...config } = JSON.parse(readFileSync(join(directory, "serac.json"), "utf8")) as {
    readonly gateway: object
  }
  const file = join(directory, "public.json")
  const changed = { dialect: "public", dataService: { port: 0 }, metricsService: { port: 0 } }
  writeFileSync(file, JSON.stringify({ ...config, ...changed }))
  const child = spawn(process.execPath, ["packages/cli/src/main.ts", "serve", "--config", file], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  })
  let output = ""
  const url = (service: string) => new RegExp(`^${service} +(http://[\\d.:]+)`, "m").exec(output)?.[1]
  const ended = once(child, "exit")
  const close = async () => {
    child.kill("SIGINT")
    await ended
  }
  try {
    const urls = await new Promise<ServiceUrls>((resolve, reject) => {
      const fail = (why: string) => reject(new Error(`serac serve: ${why}. What it printed:\n${output}`))
      const timer = setTimeout(() => fail(`no addresses within ${timeoutMs / 1000} s`), timeoutMs)
      void ended.then(([code]) => fail(`it ended with ${code}`))
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding("utf8").on("data", (text: string) => {
          output += text
          const [data, metrics] = [url("data service"), url("metrics service")]
          if (data === undefined || metrics === undefined) return
          clearTimeout(timer)
          resolve({ data, metrics })
        })
    })
    await reachesEveryNode(urls.data)
    return { urls, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Waits until the service knows all of its chains and networks: it listens before, and answers 503 for those that it does not know. */
async function reachesEveryNode(url: string): Promise<void> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const health = await (await fetch(`${url}/health`)).text()
    if (!health.includes("not reached yet")) return
    if (Date.now() > deadline)
      throw new Error(`serac serve: a node was not reached within ${timeoutMs / 1000} s: ${health}`)
    await sleep(100)
  }
}
