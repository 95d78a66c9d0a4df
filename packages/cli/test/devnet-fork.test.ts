import { once } from "node:events"
import { readdirSync } from "node:fs"
import { type AddressInfo, createServer } from "node:net"
import { expect, test } from "vitest"
import { say } from "./say.ts"
import { workshop } from "./workshop.ts"

const { folder, run } = workshop()

const post = async (url: string, method: string, params: readonly unknown[] = []) => {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
  const response = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body })
  return (await response.json()).result
}

test("serac devnet --fork goes on from a living chain, says from which block, and keeps what it reads", async () => {
  const directory = folder()
  const living = run(directory, "devnet", "--port", "0", "--seed", "living")
  await living.prints("Ctrl-C stops.")
  const urlOf = (stdout: string) => /(http:\S+)\/ext\/bc\/P/.exec(stdout)?.[1] ?? ""
  const url = `${urlOf(living.printed.stdout)}/ext/bc/C/rpc`
  const { hash, number } = await post(url, "eth_getBlockByNumber", ["latest", false])
  const fork = run(directory, "devnet", "--port", "0", "--fork", `${url}@${hash}`, "--fork-cache", "cache")
  await fork.prints("Ctrl-C stops.")
  const forked = `${urlOf(fork.printed.stdout)}/ext/bc/C/rpc`
  expect((await post(forked, "eth_getBlockByNumber", ["latest", false])).hash).toBe(hash)
  fork.kill("SIGINT")
  expect(await fork.ended).toMatchObject({
    code: 0,
    stderr: `the C-Chain is a fork of chain 43112 at ${url}, after block ${Number(number)} (${hash})\n`,
  })
  expect(readdirSync(`${directory}/cache`)).toEqual([`43112-${hash.slice(2)}-proven.jsonl`])
  living.kill("SIGINT")
  await living.ended
})

test("a chain that cannot be forked is an error that says why", async () => {
  const directory = folder()
  const said = async (...args: readonly string[]) => (await say(directory, "devnet", "--port", "0", ...args)).stderr
  // A port that nothing listens on.
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  server.close()
  expect(await said("--fork", "node.example")).toContain("It must be a URL of http or https")
  expect(await said("--fork", `http://user:secret@127.0.0.1:${port}/key/ext/bc/C/rpc@7`, "--no-fork-cache")).toMatch(
    new RegExp(
      `^error: http://127.0.0.1:${port}/ext/bc/C/rpc does not give its chain id: it does not answer: .*ECONNREFUSED\n$`,
    ),
  )
})
