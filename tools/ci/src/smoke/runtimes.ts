import { createRequire } from "node:module"
import { dirname, join } from "node:path"

/** A supported JavaScript runtime, and the command that runs a program in it. */
export interface Runtime {
  readonly name: string
  readonly command: string
  readonly args: (program: string) => readonly string[]
}

const require = createRequire(import.meta.url)

/** The folder of an installed package, found by its manifest, since not every package lets that be imported. */
const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`))

const platform = `${process.platform}-${process.arch}`

/** The runtimes carried by npm packages. */
export const runtimes: readonly Runtime[] = [
  ...["20", "22", "24"].map((major) => ({
    name: `Node ${major}`,
    command: join(folderOf(`node${major}-${platform}`), "bin/node"),
    args: (program: string) => [program],
  })),
  { name: "Bun", command: join(folderOf("bun"), "bin/bun.exe"), args: (program) => ["run", program] },
  {
    name: "Deno",
    command: process.execPath,
    args: (program) => [
      join(folderOf("deno"), "bin.cjs"),
      "run",
      "--no-prompt",
      "--allow-net=127.0.0.1",
      "--allow-env",
      "--allow-read",
      program,
    ],
  },
]
