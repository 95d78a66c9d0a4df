import { setTimeout } from "node:timers/promises"
import { runProgram } from "../smoke/run.ts"
import { exactBesideRange, type Installation, readInstallation, repeatedPackages } from "./installed-packages.ts"
import type { ReleaseCheck } from "./release-check.ts"
import { startProgram, whileRunning } from "./running-program.ts"

/** The command, installed without what it can do without. */
export interface InstalledCommand {
  /** The folder with `node_modules`. */
  readonly installed: string
  /** A folder to work in. */
  readonly folder: string
  /** The path of the program. */
  readonly bin: string
  /** The whole environment of the program, which has the Node.js that is tried, unless that is in `bin`. */
  readonly environment: Readonly<Record<string, string>>
  /** `24.21.0` */
  readonly nodeVersion: string
}

/** What the files of the command and of all that it needs may take, in MB of a million bytes. */
const sizeLimit = 60

/** The packages of which an installation of the command has two versions, and cannot do otherwise: a dependency of it needs both. */
const unavoidable: readonly string[] = ["fast-uri"]

/** The licences that the packages of an installation may have, as SPDX expressions. */
const licences: readonly string[] = [
  ...["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "MPL-2.0", "BlueOak-1.0.0", "CC0-1.0"],
  ...["(MIT OR Apache-2.0)", "(Apache-2.0 AND BSD-3-Clause)", "(MIT AND Zlib)"],
]

/** Whether a version of Node.js is a version or newer. */
export const isAtLeast = (version: string, major: number, minor: number) => {
  const [first = 0, second = 0] = version.split(".").map(Number)
  return first > major || (first === major && second >= minor)
}

/** What the command does where nothing else is installed. */
export function commandChecks({
  installed,
  folder,
  bin,
  environment,
  nodeVersion,
}: InstalledCommand): readonly ReleaseCheck[] {
  const call = (...args: string[]) => runProgram(bin, args, { cwd: folder, onlyEnv: environment })
  const expectCall = async (args: string[], code: number, pattern: RegExp): Promise<string> => {
    const { code: ended, stdout, stderr } = await call(...args)
    if (ended !== code || !pattern.test(stdout + stderr))
      throw new Error(`serac ${args.join(" ")} ended with ${ended}, and said:\n${stdout}${stderr}`)
    return ""
  }
  const serve = (...args: string[]) => startProgram(bin, args, { cwd: folder, env: environment })
  const size: ReleaseCheck = {
    name: "size, versions, licences",
    run: async () => judgeInstallation(readInstallation(installed)),
  }
  if (!isAtLeast(nodeVersion, 22, 13))
    return [
      size,
      {
        name: "up, refused",
        run: () => expectCall(["up"], 1, /^error: serac needs Node 22\.13 or newer, .*\n$/),
      },
    ]
  return [
    size,
    { name: "--help", run: () => expectCall(["--help"], 0, /^Usage: serac /) },
    ...[
      { args: ["mock"], name: "@serac/mock" },
      { args: ["generate", "--spec", "openapi.yaml", "--out", "mine"], name: "@serac/codegen" },
      { args: ["mcp"], name: "@serac/mcp" },
    ].map(({ args, name }) => ({
      name: `${args[0]}, refused`,
      run: () =>
        expectCall(
          args,
          1,
          new RegExp(`^error: serac ${args[0]} needs ${name}: npm install --save-dev @serac/cli ${name}\n$`),
        ),
    })),
    {
      name: "docs",
      async run() {
        await whileRunning(serve("docs", "--port", "0"), async (docs) => {
          const [, url = ""] = await docs.says(/is at (http:\S+)/)
          await awaitSuccess(url)
        })
        return ""
      },
    },
    {
      name: isAtLeast(nodeVersion, 24, 15) ? "devnet, up" : "devnet, up refused",
      async run() {
        await whileRunning(serve("devnet", "--port", "0", "--genesis", "genesis.json"), async (devnet) => {
          const [, node = ""] = await devnet.says(/P-Chain +(http:\S+)\/ext\/bc\/P[\s\S]*Ctrl-C stops\./)
          const ports = ["--data-service-port", "0", "--metrics-service-port", "0"]
          const up = ["up", "--node", node, "--genesis", "genesis.json", ...ports]
          if (!isAtLeast(nodeVersion, 24, 15))
            return expectCall(up, 1, /^error: serac up needs Node 24\.15 or newer, .*\n$/)
          return whileRunning(serve(...up), async (running) => {
            const pattern = /data service +(http:\S+)[\s\S]*metrics service +(http:\S+)/
            const [, data = "", metrics = ""] = await running.says(pattern)
            const paths = [`${data}/`, `${data}/docs`, `${data}/v1/networks/testnet/validators`, `${metrics}/docs`]
            await Promise.all(paths.map(awaitSuccess))
            return ""
          })
        })
        return ""
      },
    },
  ]
}

function judgeInstallation(installation: Installation): string {
  const megabytes = installation.bytes / 1e6
  const repeated = repeatedPackages(installation).filter((line) => !unavoidable.includes(line.split(" ")[0] ?? ""))
  const foreign = installation.packages.filter(({ license }) => !licences.includes(license))
  const faults = [
    ...(megabytes > sizeLimit ? [`${megabytes.toFixed(1)} MB are more than ${sizeLimit}`] : []),
    ...repeated.map((line) => `twice: ${line}`),
    ...exactBesideRange(installation),
    ...foreign.map(({ name, license }) => `${name} has the licence ${license}`),
  ]
  if (faults.length > 0) throw new Error(faults.join("\n"))
  const onDisk = (installation.bytesOnDisk / 1e6).toFixed(1)
  return `${megabytes.toFixed(1)} MB in ${installation.packages.length} packages (${onDisk} MB on this disk)`
}

/** How long a service may answer with 503, in milliseconds: it indexes its first blocks. */
const readyTimeout = 60_000

/** Asks until the answer is 200, as long as it is 503. */
async function awaitSuccess(url: string): Promise<void> {
  for (const end = Date.now() + readyTimeout; ; await setTimeout(200)) {
    const { status, ok } = await fetch(url)
    if (ok) return
    if (status !== 503 || Date.now() > end) throw new Error(`${url} answers ${status}`)
  }
}
