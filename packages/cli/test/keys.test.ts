import { createDatabase } from "@serac/kits/postgres"
import { describe, expect, inject, test, vi } from "vitest"
import { run as runHere } from "../src/run.ts"
import { anyPort, everything, serving, until, workshop } from "./workshop.ts"

const { folder } = workshop()

/** The secret part of a key, which must not appear anywhere. */
const secretOf = (key: string) => key.slice(15)

interface Told {
  readonly key: string
  readonly keyId: string
  readonly state: string
}

interface Printed {
  readonly code: number
  readonly out: string
  readonly error: string
}

let before: Promise<unknown> = Promise.resolve()

/** Runs a command in this process, and returns its output; one at a time, since a process has one output. */
function here(args: readonly string[]): Promise<Printed> {
  const printed = before.then(() => runAlone(args))
  before = printed.catch(() => {})
  return printed
}

async function runAlone(args: readonly string[]): Promise<Printed> {
  const printed = { out: "", error: "" }
  const print = (place: keyof typeof printed, text: unknown) => {
    printed[place] += String(text)
    return true
  }
  const spies = [
    vi.spyOn(console, "log").mockImplementation((text) => void print("out", `${text}\n`)),
    vi.spyOn(console, "error").mockImplementation((text) => void print("error", `${text}\n`)),
    vi.spyOn(process.stderr, "write").mockImplementation((text) => print("error", text)),
  ]
  try {
    return { code: await runHere(args), ...printed }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

// The tests mostly wait until the services detect changed keys.
describe.concurrent.each(["SQLite", "PostgreSQL"] as const)("keys in %s", { timeout: 120_000 }, (kind) => {
  test("are made, rotated, disabled and revoked while serac up runs, which knows within seconds and never shows one", async ({
    expect,
    onTestFinished,
  }) => {
    const { folder, node, run } = workshop(onTestFinished)
    const [directory, chain] = [folder(), await node({ blocks: 3 })]
    const place =
      kind === "SQLite"
        ? ["--data-directory", directory]
        : ["--data-directory", directory, "--store", await createDatabase(inject("postgresUrl"))]
    const access = [
      "--access-keys",
      "on",
      "--access-limits",
      "on",
      "--access-key-required",
      "usage",
      "--log-level",
      "debug",
    ]
    const up = run(directory, "up", "--rpc", chain.url, ...place, ...anyPort, ...access)
    const { data, metrics } = await serving(up)
    const keys = async (...args: readonly string[]) => {
      const { code, out, error } = await here(["keys", ...args, ...place, "--json"])
      expect([code, error.trim().split("\n").length]).toEqual([0, 1])
      return { told: JSON.parse(out) as Told, audit: error }
    }
    const ask = async (key: string | undefined, path = "/v1/chains") => {
      const response = await fetch(data + path, { headers: key === undefined ? {} : { "x-data-api-key": key } })
      const body = (await response.json()) as { readonly message?: string }
      return { status: response.status, message: body.message, limit: response.headers.get("ratelimit-limit") }
    }
    const answers = (key: string, status: number) =>
      until(
        () => ask(key),
        (answer) => answer.status === status,
      )

    const { told: first, audit } = await keys(
      "create",
      "--name",
      "shop",
      "--org",
      "org-1",
      "--tier",
      "pro",
      "--scope",
      "read,usage",
    )
    expect(audit).toMatch(new RegExp(`audit action=create keyId=${first.keyId} orgId=org-1 user=`))
    expect((await answers(first.key, 200)).limit).toBe("20000")
    expect(await ask(undefined)).toMatchObject({ status: 200, limit: "6000" })
    expect(await ask(undefined, "/v1/apiUsageMetrics")).toMatchObject({
      status: 401,
      message: "An API key is required",
    })
    expect(await ask(first.key, "/v1/apiUsageMetrics")).toMatchObject({ status: 200 })

    const { told: second } = await keys("rotate", first.keyId, "--overlap", "0")
    expect(await answers(first.key, 401)).toMatchObject({ message: "The API key has expired" })
    expect((await answers(second.key, 200)).limit).toBe("20000")
    await keys("disable", second.keyId)
    expect(await answers(second.key, 403)).toMatchObject({ message: "The API key is disabled" })
    await keys("enable", second.keyId)
    await answers(second.key, 200)
    await keys("revoke", second.keyId)
    expect(await answers(second.key, 401)).toMatchObject({ message: "The API key is revoked" })
    const listed = await here(["keys", "list", ...place, "--json"])
    expect((JSON.parse(listed.out) as Told[]).map(({ keyId, state }) => [keyId, state])).toEqual([
      [first.keyId, "expired"],
      [second.keyId, "revoked"],
    ])

    // All places in which a caller may put a key: the other header, paths and queries, mistyped, as a name and as an identifier.
    const secrets = [first.key, second.key].map(secretOf)
    for (const key of [first.key, second.key, first.key.slice(0, -1)]) {
      const headers = {
        "x-glacier-api-key": key,
        "user-agent": key,
        "x-request-id": key,
        authorization: `Bearer ${key}`,
      }
      for (const path of [
        `/${key}`,
        `/v1/chains/${key}`,
        `/v1/chains?key=${key}`,
        `/v1/chains/%zz${key}`,
        "/v1/chains",
      ])
        for (const base of [data, metrics]) await (await fetch(base + path, { headers })).arrayBuffer()
    }
    const told = await Promise.all(
      [`${data}/metrics`, `${metrics}/metrics`, `${data}/openapi.json`].map(async (url) => (await fetch(url)).text()),
    )
    up.kill("SIGTERM")
    const { code, stdout, stderr } = await up.ended
    expect(code).toBe(0)
    expect(stderr).toContain(`serac_${first.keyId}_…`)
    const kept = [stdout, stderr, ...told, listed.out, listed.error, everything(directory)].join("\n")
    for (const secret of secrets) expect(kept.includes(secret)).toBe(false)
  })
})

test("what cannot be done with keys is said without repeating one", async () => {
  const directory = folder()
  const place = ["--data-directory", directory]
  const key = "serac_abcd1234_SECRETsecretSECRETsecretSECRETsecretSECRETsecret0"
  expect(await here(["keys", "list", ...place])).toEqual({
    code: 1,
    out: "",
    error: `error: ${directory} has no store; set --data-directory\n`,
  })
  for (const action of ["revoke", "rotate", "disable", "enable"]) {
    expect(await here(["keys", action, key, ...place])).toEqual({
      code: 2,
      out: "",
      error:
        "error: the key is named by the eight letters and digits between its underscores\n(see serac keys --help)\n",
    })
  }
  expect((await here(["keys", "create", "--name", "a", "--expires", "2020-01-01", ...place])).error).toContain(
    "It must be a day or a time to come, such as 2027-01-01 or 90d.",
  )
  expect((await here(["keys", "create", "--name", "a", "--tier", "gold", ...place])).error).toContain(
    "--tier: there is no gold; choose of unauthenticated, free, base, growth, pro",
  )
})
