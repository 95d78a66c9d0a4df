import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { say } from "./say.ts"
import { seracIn } from "./serac.ts"
import { workshop } from "./workshop.ts"

const { folder } = workshop()

test.each([
  [
    ["up"],
    "error: there is no chain: give --rpc URL or --node URL, or chains or node in serac.json\n(see serac up --help)\n",
  ],
  [
    ["index"],
    "error: there is no chain: give --rpc URL or --node URL, or chains or node in serac.json\n(see serac index --help)\n",
  ],
  [
    ["up", "--node", "http://127.0.0.1:9650/ext/bc/C/rpc"],
    "error: --node must be the base URL of a node, such as http://127.0.0.1:9650, without /ext/... at its end\n(see serac up --help)\n",
  ],
  [["serve", "--workers", "0"], "error: --workers must be at least 1, such as 1\n(see serac serve --help)\n"],
  [
    ["up", "--rpc", "node:8545"],
    "error: --rpc must be an http or https URL, such as http://127.0.0.1:8545\n(see serac up --help)\n",
  ],
  [["up", "--rcp", "http://a"], "error: unknown option '--rcp'\n(Did you mean --rpc?)\n(see serac up --help)\n"],
])("%j is a usage error", async (args, stderr) => {
  expect(await say(folder(), ...args)).toEqual({ code: 2, stdout: "", stderr })
})

test("a command loads what it needs: help no ledgers and machines, serac devnet nothing that mocks or indexes", async () => {
  const heavy =
    /packages\/((?:api|cli|gateway|indexer|mock|server|signatures|store|web)(?=\/src)|devnet\/src\/(?:evm|ledger)|wire\/src\/(?:node|peer)|devnet(?=\/src))|(@ethereumjs|hash-wasm)/
  const hook = `import { registerHooks } from "node:module"
    registerHooks({ load: (url, ...rest) => (${heavy}.test(url) && console.error(url), rest.at(-1)(url, rest[0])) })`
  const environment = { NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(hook)}"` }
  const loadedBy = async (...args: readonly string[]) => {
    const { stderr } = await seracIn({ environment }, ...args).ended
    const names = stderr.split("\n").map((line) =>
      heavy
        .exec(line.startsWith("file:") ? line : "")
        ?.slice(1)
        .join(""),
    )
    return [...new Set(names)].filter((name) => name !== undefined).sort()
  }
  const machines = ["@ethereumjs", "devnet", "devnet/src/evm", "devnet/src/ledger", "hash-wasm"]
  expect((await loadedBy("--help")).filter((name) => machines.includes(name))).toEqual([])
  expect(await loadedBy("devnet", "--help")).toEqual(["cli"])
  // An unavailable host ends the command before it serves.
  const loaded = await loadedBy("devnet", "--port", "0", "--host", "192.0.2.1")
  expect(loaded).toEqual([...machines, "cli", "wire/src/node"].sort())
})

test("a variable that is wrong is a usage error, one that is misspelt a warning", async () => {
  const environment = { SERAC_WORKERS: "many", SERAC_WORKER: "1" }
  expect(await seracIn({ directory: folder(), environment }, "config").ended).toMatchObject({
    code: 2,
    stderr: "error: SERAC_WORKERS must be an integer, such as 1\n(see serac config --help)\n",
  })
  const { code, stderr } = await seracIn({ directory: folder(), environment: { SERAC_WORKER: "1" } }, "config").ended
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: "warning: SERAC_WORKER is not a setting; did you mean SERAC_WORKERS?\n",
  })
})

test("a file that is wrong is a failure, with a line for each fault", async () => {
  const directory = folder()
  writeFileSync(join(directory, "serac.json"), JSON.stringify({ chain: [], dataService: { port: -1 } }))
  expect(await say(directory, "up")).toEqual({
    code: 1,
    stdout: "",
    stderr:
      'error: serac.json: the document has no member "chain"; did you mean "chains"?\n' +
      "error: serac.json: dataService.port must be at least 0, such as 8080\n",
  })
})

test("serac config shows every setting, where it is from, and no secret", async () => {
  const directory = folder()
  writeFileSync(
    join(directory, "serac.json"),
    JSON.stringify({
      workers: 3,
      chains: [{ rpcUrls: ["https://a/HIDDEN"] }],
      node: ["https://b/HIDDEN", "https://c"],
    }),
  )
  const environment = { SERAC_STORE: "postgres://me:HIDDEN@db/HIDDEN" }
  const { code, stdout, stderr } = await seracIn({ directory, environment }, "config", "--log-level", "debug").ended
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
  expect(stdout).not.toContain("HIDDEN")
  expect(stdout).toMatch(/^chains +https:\/\/a\/… +serac\.json +SERAC_RPC +--rpc$/m)
  expect(stdout).toMatch(/^node +https:\/\/b\/…, https:\/\/c +serac\.json +SERAC_NODE +--node$/m)
  expect(stdout).toMatch(/^store +postgres:\/\/…@db\/… +SERAC_STORE +SERAC_STORE +--store$/m)
  expect(stdout).toMatch(/^workers +3 +serac\.json /m)
  expect(stdout).toMatch(/^logLevel +debug +--log-level /m)
  expect(stdout).toMatch(/^dataService\.port +8080 +default /m)
  const json = await seracIn({ directory, environment }, "config", "--json").ended
  expect(JSON.parse(json.stdout)).toMatchObject({
    workers: 3,
    store: "postgres://…@db/…",
    chains: [{ rpcUrls: ["https://a/…"] }],
    node: ["https://b/…", "https://c"],
  })
})

test.each(["up", "index", "serve", "status", "config"])("serac %s --help teaches by examples", async (command) => {
  const { code, stdout, stderr } = await say(folder(), command, "--help")
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
  expect(stdout).toMatch(new RegExp(`^Examples:\\n {2}.*serac ${command}`, "m"))
  expect(stdout).toContain("--rpc <url>")
  expect(stdout).toContain("--node <url>")
})
