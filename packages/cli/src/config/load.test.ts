import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gatewaySettings } from "@serac/gateway/settings"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { ConfigError } from "./config-error.ts"
import { type ConfigSources, loadConfig } from "./load.ts"

let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "serac-config-"))
})
afterAll(() => rmSync(directory, { recursive: true }))

let files = 0
/** Writes a configuration file for the test. */
function file(content: unknown): string {
  files += 1
  const name = `${files}.json`
  writeFileSync(join(directory, name), typeof content === "string" ? content : JSON.stringify(content))
  return name
}

const load = (sources: Partial<ConfigSources> = {}) =>
  loadConfig({ directory, environment: {}, flags: new Map(), ...sources })

/** The error of a configuration. */
function refusal(sources: Partial<ConfigSources>): { message: string; usage: boolean } {
  try {
    load(sources)
  } catch (error) {
    if (error instanceof ConfigError) return { message: error.message, usage: error.usage }
    throw error
  }
  throw new Error("it was taken")
}

test("a member that is named twice is refused with its place", () => {
  const name = file('{"dataDirectory": "a",\n "access": {"keys": "on", "keys": "off"}}')
  expect(refusal({ file: name }).message).toBe(`${name}: access.keys is named twice, again at line 2, column 27`)
})

describe("without anything", () => {
  test("every setting has its default", () => {
    expect(load().config).toEqual({
      chains: [],
      node: [],
      dataDirectory: join(directory, "serac-data"),
      dataService: { host: "127.0.0.1", port: 8080 },
      metricsService: { host: "127.0.0.1", port: 8081 },
      workers: 1,
      http: {
        maxConnections: 1024,
        maxStreams: 512,
        maxStreamsPerAddress: 32,
        maxHeldBytes: 67_108_864,
        minDataRate: 1_024,
        requestTimeout: 30_000,
        headersTimeout: 10_000,
        keepAliveTimeout: 72_000,
      },
      access: {
        keys: "off",
        keyRequired: [],
        limits: "off",
        reindexesPerHour: 60,
        counters: "auto",
        trustedProxies: [],
      },
      dialect: "serac",
      pieces: { blocks: 1_000 },
      export: { blocks: 10_000 },
      s3: { region: "us-east-1", timeout: 120_000 },
      unknownParameters: "refuse",
      queryTimeout: 15_000,
      admin: { host: "127.0.0.1" },
      tokenLists: [],
      abis: [],
      indexer: {
        reorgDepth: 256,
        concurrency: 8,
        maxBufferBytes: 67_108_864,
        pollInterval: 500,
        traces: "auto",
        archive: "all",
        verify: "heads",
        signatureInterval: 600_000,
        reconciliation: "on",
        traceInterval: 30_000,
        recheck: "30d",
        minFreeSpace: 536_870_912,
        maxRetryDelay: 60_000,
      },
      signatures: {
        peers: "off",
        endpoints: [],
        timeout: 15_000,
        validatorTimeout: 5_000,
        concurrency: 64,
        maxAggregations: 16,
      },
      gateway: {
        host: "127.0.0.1",
        allowedMethods: [],
        deniedMethods: [],
        methodWeights: gatewaySettings.methodWeights.default,
        cacheSize: 67_108_864,
        maxBodyBytes: 1_048_576,
        maxBatch: 100,
        maxRequests: 1_024,
        maxNodeCalls: 128,
        maxHeldBytes: 268_435_456,
        maxSubscriptions: 256,
        maxUnsent: 4_194_304,
        timeout: 20_000,
        countryHeader: "cf-ipcountry",
      },
      usage: {
        count: "on",
        interval: 5_000,
        maxCells: 2_000,
        minuteDays: 3,
        hourDays: 93,
        dayDays: 1_100,
        requests: 50_000,
        requestDays: 7,
        region: "unknown",
      },
      nft: {
        metadata: "on",
        ipfsGateway: "https://ipfs.io",
        maxBytes: 1_048_576,
        timeout: 10_000,
        maxRedirects: 3,
        concurrency: 4,
        allowedPrivateHosts: [],
      },
      log: "text",
      logLevel: "info",
      memory: 1_073_741_824,
    })
  })
})

describe("what wins", () => {
  const name = () =>
    file({ dataService: { host: "::1", port: 1 }, workers: 2, logLevel: "warn", indexer: { traces: "off" } })

  test("the environment over the file, a flag over both, setting by setting", () => {
    const { config, origins } = load({
      file: name(),
      environment: { SERAC_DATA_SERVICE_PORT: "2", SERAC_WORKERS: "3" },
      flags: new Map([["workers", ["4"]]]),
    })
    expect({ ...config.dataService, workers: config.workers, log: config.log, logLevel: config.logLevel }).toEqual({
      host: "::1",
      port: 2,
      workers: 4,
      log: "text",
      logLevel: "warn",
    })
    expect(Object.fromEntries(origins)).toMatchObject({
      "dataService.host": `${files}.json`,
      "dataService.port": "SERAC_DATA_SERVICE_PORT",
      workers: "--workers",
      "indexer.traces": `${files}.json`,
      log: "default",
    })
  })

  test("SERAC_CONFIG names the file where no flag does", () => {
    const first = file({ workers: 5 })
    const second = file({ workers: 6 })
    expect(load({ environment: { SERAC_CONFIG: first } }).config.workers).toBe(5)
    expect(load({ environment: { SERAC_CONFIG: first }, file: second }).config.workers).toBe(6)
  })

  test("serac.json is found in the working directory", () => {
    writeFileSync(join(directory, "serac.json"), JSON.stringify({ $schema: "serac.schema.json", workers: 7 }))
    const { config, origins } = load()
    rmSync(join(directory, "serac.json"))
    expect([config.workers, origins.get("workers")]).toEqual([7, "serac.json"])
  })

  test("an empty variable sets nothing", () => {
    expect(load({ environment: { SERAC_WORKERS: "" } }).config.workers).toBe(1)
  })
})

describe("texts", () => {
  const chain = (...rpcUrls: string[]) => ({ rpcUrls })

  test("each --rpc is a chain, with commas between the nodes of one", () => {
    const flags = new Map([["chains", ["http://a", "http://b, http://c"]]])
    expect(load({ flags }).config.chains).toEqual([chain("http://a"), chain("http://b", "http://c")])
  })

  test("in SERAC_RPC spaces are between chains", () => {
    const environment = { SERAC_RPC: " http://a  http://b,http://c " }
    expect(load({ environment }).config.chains).toEqual([chain("http://a"), chain("http://b", "http://c")])
  })

  test("the nodes of the network go with commas or one by one", () => {
    const flags = new Map([["node", ["http://a, http://b/", "https://c/prefix?key=1"]]])
    expect(load({ flags }).config.node).toEqual(["http://a", "http://b/", "https://c/prefix?key=1"])
    expect(load({ environment: { SERAC_NODE: "http://a,http://b" } }).config.node).toEqual(["http://a", "http://b"])
  })

  test("other lists have commas in the environment, and a flag for each item", () => {
    expect(load({ environment: { SERAC_TOKEN_LISTS: "a.json,/b.json" } }).config.tokenLists).toEqual([
      join(directory, "a.json"),
      "/b.json",
    ])
    expect(load({ flags: new Map([["abis", ["a,b.json", "c.json"]]]) }).config.abis).toEqual([
      { path: join(directory, "a,b.json") },
      { path: join(directory, "c.json") },
    ])
  })

  test("paths in a file are relative to the file", () => {
    const name = join(
      directory,
      file({
        dataDirectory: "data",
        node: ["http://a"],
        genesis: "g.json",
        prices: "/p.json",
        tokenLists: ["t.json"],
        abis: [{ path: "a", chainId: "1" }],
      }),
    )
    const { config } = load({ file: name, directory: "/elsewhere" })
    expect([config.dataDirectory, config.genesis, config.prices, config.tokenLists, config.abis]).toEqual([
      join(directory, "data"),
      join(directory, "g.json"),
      "/p.json",
      [join(directory, "t.json")],
      [{ path: join(directory, "a"), chainId: "1" }],
    ])
  })
})

describe("what is refused", () => {
  test.each([
    [{ dataService: { port: 65_536 } }, "dataService.port must be at most 65535, such as 8080"],
    [{ workers: "2" }, "workers must be an integer, such as 1"],
    [{ logLevel: "loud" }, "logLevel must be one of debug, info, warn, error"],
    [{ worker: 2 }, 'the document has no member "worker"; did you mean "workers"?'],
    [{ chains: [{ name: "x" }] }, 'chains[0] needs the member "rpcUrls" or "rpcUrlsFile"'],
    [
      { chains: [{ rpcUrls: ["ftp://secret"] }] },
      "chains[0].rpcUrls[0] must be an http or https URL, such as http://127.0.0.1:8545",
    ],
    [
      { chains: [{ rpcUrls: ["http://a"], chainId: "0x1" }] },
      "chains[0].chainId must be an integer below 2^63 as decimal digits in a string",
    ],
    [
      { store: "mysql://user:secret@host/db" },
      "store must be a postgres:// URL, such as postgres://serac@127.0.0.1/serac",
    ],
    [
      { node: ["http://a", "http://secret:9650/ext/bc/C/rpc"] },
      "node[1] must be the base URL of a node, such as http://127.0.0.1:9650, without /ext/... at its end",
    ],
    [{ node: "http://a" }, "node must be an array"],
    [
      { nft: { ipfsGateway: "https://user:secret@gateway" } },
      "nft.ipfsGateway must be an http or https URL without credentials and query",
    ],
    [
      { nft: { ipfsGateway: "https://gateway/?key=secret" } },
      "nft.ipfsGateway must be an http or https URL without credentials and query",
    ],
    [
      { nft: { allowedPrivateHosts: ["gateway:8080", "http://gateway"] } },
      "nft.allowedPrivateHosts[1] must be a host or host:port",
    ],
    [[], "the document must be an object, as JSON"],
  ])("%j", (content, message) => {
    const name = file(content)
    expect(refusal({ file: name })).toEqual({ message: `${name}: ${message}`, usage: false })
  })

  test("a file that is not JSON, by the place and without its text", () => {
    expect(refusal({ file: file('{\n  "store": secret }') }).message).toMatch(/^\d+\.json: not JSON: [^{]*$/)
    expect(refusal({ file: file('{\n  "store": secret }') }).message).not.toContain("secret")
    expect(refusal({ file: file('{"a":') }).message).toMatch(/not JSON: it ends too early$/)
  })

  test("a file that is not there", () => {
    expect(refusal({ file: "none.json" })).toEqual({ message: "none.json: no such file", usage: false })
  })

  test("a variable, by its name", () => {
    expect(refusal({ environment: { SERAC_DATA_SERVICE_PORT: "80.5", SERAC_RPC: "x" } })).toEqual({
      message:
        "SERAC_RPC must be an http or https URL, such as http://127.0.0.1:8545\nSERAC_DATA_SERVICE_PORT must be an integer, such as 8080",
      usage: true,
    })
  })

  test.each(["127.0.0.1:9650", "ws://a", "http://a/ext", "http://a/ext/", "http://a/b/ext/bc/P", "http://a/ext?key"])(
    "the node %s, by what is expected",
    (url) => {
      expect(refusal({ flags: new Map([["node", [url]]]) })).toEqual({
        message: "--node must be the base URL of a node, such as http://127.0.0.1:9650, without /ext/... at its end",
        usage: true,
      })
    },
  )

  test("a genesis of nothing", () => {
    expect(refusal({ flags: new Map([["genesis", ["genesis.json"]]]) })).toEqual({
      message: "genesis: a genesis file needs a node of its network (--node)",
      usage: true,
    })
  })

  test("a flag, by its name", () => {
    expect(refusal({ flags: new Map([["indexer.traces", ["yes"]]]) })).toEqual({
      message: "--indexer-traces must be one of auto, off",
      usage: true,
    })
  })

  test("validators are asked only where something says how", () => {
    const asking: [string, string[]] = ["indexer.verify", ["signatures"]]
    const message = expect.stringMatching(
      /^indexer\.verify: validators are found through a node of the primary network \(--node\)/,
    )
    const node: [string, string[]] = ["node", ["http://a"]]
    const peers: [string, string[]] = ["signatures.peers", ["on"]]
    const failing = [new Map([asking]), new Map([asking, node]), new Map([asking, peers])]
    for (const flags of failing) expect(() => load({ flags })).toThrow(expect.objectContaining({ message }))
    expect(load({ flags: new Map([asking, node, peers]) }).config.indexer.verify).toBe("signatures")
    const aggregator: [string, string[]] = ["signatures.aggregator", ["http://b"]]
    expect(load({ flags: new Map([asking, node, aggregator]) }).config.signatures.aggregator).toBe("http://b")
    const own = file({ chains: [{ rpcUrls: ["http://c"], indexer: { verify: "full-signatures" } }] })
    expect(() => load({ file: own })).toThrow(expect.objectContaining({ message }))
    expect(load({ flags: new Map([["indexer.verify", ["full"]]]) }).config.indexer.verify).toBe("full")
  })

  test("a replica of nothing", () => {
    expect(refusal({ environment: { SERAC_STORE_REPLICA: "postgres://r" } })).toEqual({
      message: "storeReplica: a replica needs a store (--store)",
      usage: true,
    })
  })
})

test("a misspelt variable is told of, a stranger is not", () => {
  expect(load({ environment: { SERAC_WORKER: "2", SERAC_PORT: "4010", SERACTIC: "x" } }).warnings).toEqual([
    "SERAC_WORKER is not a setting; did you mean SERAC_WORKERS?",
  ])
})

describe("access", () => {
  test("has lists and tiers from flags and the environment, a list by commas and tiers as JSON", () => {
    const { config } = load({
      environment: {
        SERAC_ACCESS_KEYS: "on",
        SERAC_ACCESS_KEY_REQUIRED: "reindex, usage",
        SERAC_ACCESS_TIERS: '{ "gold": { "minute": 5, "day": 50 } }',
      },
      flags: new Map([
        ["access.trustedProxies", ["10.0.0.0/8", "::1"]],
        ["access.limits", ["on"]],
      ]),
    })
    expect(config.access).toEqual({
      keys: "on",
      keyRequired: ["reindex", "usage"],
      limits: "on",
      tiers: { gold: { minute: 5, day: 50 } },
      reindexesPerHour: 60,
      counters: "auto",
      trustedProxies: ["10.0.0.0/8", "::1"],
    })
  })

  test.each([
    [{ SERAC_ACCESS_TIERS: "gold" }, "SERAC_ACCESS_TIERS must be an object, as JSON"],
    [
      { SERAC_ACCESS_TIERS: '{"Gold":{"minute":1,"day":1}}' },
      "SERAC_ACCESS_TIERS names a tier that is not 1 to 32 of a to z, 0 to 9 and -, a letter first, such as gold",
    ],
    [{ SERAC_ACCESS_TIERS: '{"gold":{"minute":1}}' }, 'SERAC_ACCESS_TIERS needs the member "day"'],
    [
      { SERAC_ACCESS_KEY_REQUIRED: "write" },
      "SERAC_ACCESS_KEY_REQUIRED must be one of read, reindex, aggregate, usage",
    ],
    [
      { SERAC_ACCESS_TRUSTED_PROXIES: "localhost" },
      "SERAC_ACCESS_TRUSTED_PROXIES must be an IP address or a range such as 10.0.0.0/8",
    ],
    [{ SERAC_ACCESS_REDIS: "redis://a" }, "access.redis: the URL of a Redis and access.counters redis need each other"],
    [{ SERAC_ACCESS_COUNTERS: "redis" }, "access.redis: the URL of a Redis and access.counters redis need each other"],
  ])("is refused where it cannot be: %j", (environment, message) => {
    expect(refusal({ environment }).message).toContain(message)
  })

  test("takes the URL of Redis from a file, as it may hold a secret", () => {
    writeFileSync(join(directory, "redis"), "rediss://:SECRET@redis.example:6380\n", { mode: 0o600 })
    const { config } = load({ environment: { SERAC_ACCESS_REDIS_FILE: "redis", SERAC_ACCESS_COUNTERS: "redis" } })
    expect(config.access.redis).toBe("rediss://:SECRET@redis.example:6380")
  })
})
