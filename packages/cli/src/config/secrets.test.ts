import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { listSettings } from "./list-settings.ts"
import { type ConfigSources, loadConfig } from "./load.ts"

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "serac-secrets-"))
})
afterEach(() => rmSync(directory, { recursive: true }))

const load = (sources: Partial<ConfigSources>) =>
  loadConfig({ directory, environment: {}, flags: new Map(), ...sources })

/** Creates a file, readable by its owner only unless the mode is given. */
function file(name: string, text: string, mode = 0o600): string {
  const path = join(directory, name)
  writeFileSync(path, text)
  chmodSync(path, mode)
  return path
}

function refusal(sources: Partial<ConfigSources>) {
  try {
    load(sources)
  } catch (error) {
    const { message, usage } = error as Error & { usage: boolean }
    return { message, usage }
  }
  throw new Error("it was not refused")
}

describe("a secret in a file", () => {
  test("is named by a variable, a flag or serac.json, with white space around it", () => {
    file("db", "\npostgres://me:word@db/serac \n")
    const expected = "postgres://me:word@db/serac"
    const byVariable = load({ environment: { SERAC_STORE_FILE: "db" } })
    expect(byVariable.config.store).toBe(expected)
    expect(byVariable.origins.get("store")).toBe("SERAC_STORE_FILE")
    const byFlag = load({ flags: new Map([["storeFile", ["db"]]]) })
    expect(byFlag.config.store).toBe(expected)
    expect(byFlag.origins.get("store")).toBe("--store-file")
    mkdirSync(join(directory, "etc"))
    file("etc/serac.json", '{ "storeFile": "../db" }')
    expect(load({ file: "etc/serac.json" }).config.store).toBe(expected)
  })

  test("holds what the variable would hold, of every setting that may be secret", () => {
    const environment = {
      SERAC_RPC_FILE: file("rpc", "https://a/key,https://b/key\nhttps://c/key\n"),
      SERAC_NODE_FILE: file("node", "https://me:word@n1\nhttps://n2\n"),
      SERAC_STORE_FILE: file("store", "postgres://p"),
      SERAC_STORE_REPLICA_FILE: file("replica", "postgres://r"),
      SERAC_NFT_IPFS_GATEWAY_FILE: file("gateway", "https://ipfs.example/key"),
    }
    const { config, warnings } = load({ environment })
    expect(warnings).toEqual([])
    expect(config).toMatchObject({
      chains: [{ rpcUrls: ["https://a/key", "https://b/key"] }, { rpcUrls: ["https://c/key"] }],
      node: ["https://me:word@n1", "https://n2"],
      store: "postgres://p",
      storeReplica: "postgres://r",
      nft: { ipfsGateway: "https://ipfs.example/key" },
    })
  })

  test("is the URLs of a chain in serac.json", () => {
    file("rpc", "https://a/key\nhttps://b/key")
    file("ws", "wss://a/key")
    file("serac.json", '{ "chains": [{ "name": "A", "rpcUrlsFile": "rpc", "wsUrlFile": "ws" }] }')
    expect(load({}).config.chains).toEqual([
      { name: "A", rpcUrls: ["https://a/key", "https://b/key"], wsUrl: "wss://a/key" },
    ])
  })

  test("is one setting with what it is for: the later layer wins, whichever of both it has", () => {
    file("db", "postgres://file")
    file("serac.json", '{ "store": "postgres://json" }')
    expect(load({ environment: { SERAC_STORE_FILE: "db" } }).config.store).toBe("postgres://file")
    const flags = new Map([["store", ["postgres://flag"]]])
    expect(load({ environment: { SERAC_STORE_FILE: "db" }, flags }).config.store).toBe("postgres://flag")
  })

  test("is never shown", () => {
    file("db", "postgres://me:HIDDEN@db/HIDDEN")
    const rows = listSettings(load({ environment: { SERAC_STORE_FILE: "db" } }))
    expect(JSON.stringify(rows)).not.toContain("HIDDEN")
    expect(rows.find(([path]) => path === "store")?.slice(1, 3)).toEqual(["postgres://…@db/…", "SERAC_STORE_FILE"])
  })

  test("that every user can read is warned of", () => {
    const path = file("db", "postgres://p", 0o644)
    expect(load({ environment: { SERAC_STORE_FILE: "db" } }).warnings).toEqual([
      `${path} can be read by every user of this machine; chmod o-r takes that away`,
    ])
  })
})

describe("what is refused", () => {
  test.each<[string, string | undefined, string]>([
    ["a file that is not there", undefined, "SECRETFILE: no such file"],
    ["an empty file", " \n", "SECRETFILE is empty"],
    ["a file that is too large", "x".repeat(65_537), "SECRETFILE is larger than 64 KiB"],
    [
      "what the setting cannot be",
      "mysql://hidden",
      "what is in SECRETFILE must be a postgres:// URL, such as postgres://serac@127.0.0.1/serac",
    ],
  ])("%s", (_, text, message) => {
    const path = text === undefined ? join(directory, "none") : file("db", text)
    expect(refusal({ environment: { SERAC_STORE_FILE: path } })).toEqual({
      message: `SERAC_STORE_FILE: ${message.replace("SECRETFILE", path)}`,
      usage: true,
    })
  })

  test("a folder", () => {
    mkdirSync(join(directory, "db"))
    expect(refusal({ environment: { SERAC_STORE_FILE: "db" } }).message).toMatch(/db is a folder$/)
  })

  test("both, in one place", () => {
    file("db", "postgres://file")
    expect(refusal({ environment: { SERAC_STORE_FILE: "db", SERAC_STORE: "postgres://p" } })).toEqual({
      message: "SERAC_STORE and SERAC_STORE_FILE are the same setting: give one of them",
      usage: true,
    })
    file("serac.json", '{ "chains": [{ "rpcUrls": ["http://a"], "rpcUrlsFile": "db" }] }')
    expect(refusal({})).toEqual({
      message:
        "serac.json: chains[0].rpcUrls and serac.json: chains[0].rpcUrlsFile are the same setting: give one of them",
      usage: false,
    })
  })

  test("what a chain's URLs cannot be", () => {
    const path = file("rpc", "ftp://hidden")
    file("serac.json", '{ "chains": [{ "rpcUrlsFile": "rpc" }] }')
    expect(refusal({})).toEqual({
      message: `serac.json: chains[0].rpcUrlsFile: what is in ${path} must be an http or https URL, such as http://127.0.0.1:8545`,
      usage: false,
    })
  })
})
