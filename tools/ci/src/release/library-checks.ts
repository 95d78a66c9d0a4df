import { copyFileSync } from "node:fs"
import { join } from "node:path"
import { isDeepStrictEqual } from "node:util"
import { apis } from "@serac/mock"
import { bundle } from "../smoke/bundle.ts"
import { repository } from "../smoke/packages.ts"
import { mustRun } from "../smoke/run.ts"
import { readInstallation } from "./installed-packages.ts"
import type { ReleaseCheck } from "./release-check.ts"
import { environmentWith, startProgram, whileRunning } from "./running-program.ts"

/** A project with every published package installed, and the packages that some of them extend. */
export interface InstalledLibraries {
  readonly folder: string
  /** The variable PATH with the Node.js that is tried at its front. */
  readonly path: string
  /** Where each API is mocked, by name. */
  readonly mocks: Readonly<Record<string, string>>
  /** What {@link callEverything} answers from the sources of this repository. */
  readonly expected: unknown
  /** The names of the packages that CommonJS programs load. */
  readonly required: readonly string[]
}

/** A program of a user, which is bundled for a browser. */
const browserProgram = `import { createDataCore, getBlock } from "@serac/data"
export const block = getBlock(createDataCore({ baseUrl: "https://data.example" }), { chainId: "1", blockId: "1" })`

/** The packages without an entry of their own name. */
const withoutMainEntry: readonly string[] = ["@serac/client", "@serac/web", "@serac/wire"]

/** The packages that need Node.js 22.13. */
const needNewerNode: readonly string[] = ["@serac/cli", "@serac/codegen", "@serac/mcp", "@serac/mock"]

/** Those of packages that a CommonJS program can load. */
export const requirable = (names: readonly string[], isOldNode: boolean): readonly string[] =>
  names.filter((name) => !withoutMainEntry.includes(name) && !(isOldNode && needNewerNode.includes(name)))

/** What programs do with the packages, in any Node.js. */
export function libraryChecks(libraries: InstalledLibraries): readonly ReleaseCheck[] {
  const { folder, path, mocks, expected, required } = libraries
  const { block } = expected as { readonly block: { readonly blockHash: string } }
  return [
    {
      name: "installation of everything",
      async run() {
        const { bytes, packages } = readInstallation(folder)
        return `${(bytes / 1e6).toFixed(1)} MB in ${packages.length} packages`
      },
    },
    {
      name: "clients, query, viem",
      async run() {
        copyFileSync(join(repository, "tools/ci/src/smoke/programs/calls.mjs"), join(folder, "calls.mjs"))
        return expectAnswer({ folder, path }, "call-everything.mjs", expected, [JSON.stringify(mocks)])
      },
    },
    requireCheck({ folder, path, required, data: mocks.data ?? "", blockHash: block.blockHash }),
    {
      name: "MSW",
      run: () => expectAnswer({ folder, path }, "mock-service-worker.mjs", { blockNumber: "7", chains: true }),
    },
    bundleCheck(folder),
  ]
}

/** A project with packages, and the variable PATH of its programs. */
interface ProgramFolder {
  readonly folder: string
  readonly path: string
}

/**
 * CommonJS programs load packages by `require`.
 *
 * @param data where the data API is mocked
 * @param blockHash what the mock answers
 */
export const requireCheck = ({
  required,
  data,
  blockHash,
  ...at
}: ProgramFolder & {
  readonly required: readonly string[]
  readonly data: string
  readonly blockHash: string
}): ReleaseCheck => ({
  name: "require(esm)",
  run: () => expectAnswer(at, "require-packages.cjs", { blockHash }, [data, ...required]),
})

/** A program of a user is bundled for a browser. */
export const bundleCheck = (folder: string): ReleaseCheck => ({
  name: "browser bundle",
  async run() {
    const { size, gzip } = await bundle(browserProgram, { resolveDir: folder })
    return `${size} bytes, ${gzip} with gzip`
  },
})

/** Runs one of the programs in a project. It must print an answer. */
async function expectAnswer(
  { folder, path }: ProgramFolder,
  program: string,
  answer: unknown,
  args: readonly string[] = [],
): Promise<string> {
  copyFileSync(join(import.meta.dirname, "programs", program), join(folder, program))
  const env = { PATH: path, NODE_OPTIONS: "" }
  const { stdout } = await mustRun("node", [program, ...args], { cwd: folder, env })
  if (!isDeepStrictEqual(JSON.parse(stdout), answer)) throw new Error(`${program} printed ${stdout}`)
  return ""
}

/** What the optional packages do for the command, in Node.js 22.13 or newer. */
export function optionalPackageChecks({
  folder,
  path,
  mocks,
}: Pick<InstalledLibraries, "folder" | "path" | "mocks">): readonly ReleaseCheck[] {
  const bin = join(folder, "node_modules/.bin/serac")
  const env = { PATH: path, NODE_OPTIONS: "" }
  const { data = "" } = mocks
  return [
    {
      name: "generate",
      async run() {
        const spec = join(folder, "node_modules/@serac/x-chain/openrpc.json")
        const args = ["generate", "--spec", spec, "--out", "mine", "--name", "@me/mine"]
        const { stdout } = await mustRun(bin, args, { cwd: folder, env })
        const [, files = ""] = /(\d+ files) written/.exec(stdout) ?? []
        if (files === "") throw new Error(`serac generate printed ${stdout}`)
        return files
      },
    },
    {
      name: "mcp",
      async run() {
        const server = startProgram(bin, ["mcp", "--data", data, "--http", "--port", "0"], {
          cwd: folder,
          env: environmentWith(path),
        })
        const clientInfo = { name: "release", version: "1" }
        const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo }
        return whileRunning(server, async () => {
          const [, url = ""] = await server.says(/at (http:\S+)/)
          const response = await fetch(url, {
            method: "POST",
            headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
            body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params }),
          })
          const text = await response.text()
          if (!text.includes('"serverInfo"')) throw new Error(`serac mcp answered ${response.status}: ${text}`)
          return ""
        })
      },
    },
  ]
}

/** Serves the mocks of an installation, in the Node.js of PATH, while `use` runs with their URLs. */
export async function whileMocked(
  folder: string,
  path: string,
  use: (urls: Readonly<Record<string, string>>) => Promise<void>,
): Promise<void> {
  const bin = join(folder, "node_modules/.bin/serac")
  await whileRunning(
    startProgram(bin, ["mock", "--port", "0"], { cwd: folder, env: environmentWith(path) }),
    async (program) => {
      const [text] = await program.says(/API[\s\S]*Ctrl-C stops\./)
      const urls = apis.map((api) => [api, new RegExp(`^${api} +(http:\\S+)`, "m").exec(text)?.[1] ?? ""])
      await use(Object.fromEntries(urls))
    },
  )
}
