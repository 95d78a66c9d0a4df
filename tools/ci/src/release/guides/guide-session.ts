import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import type { CodeBlock } from "../../docs/markdown/blocks.ts"
import { outputPattern } from "../../docs/markdown/output-pattern.ts"
import { runProgram } from "../../smoke/run.ts"
import { type RunningProgram, startProgram } from "../running-program.ts"
import { type OwnPorts, serverLine, withOwnPorts } from "./own-ports.ts"

/** A reader of a guide: an empty folder, a terminal, and the registry with the packages. */
export interface GuideReader {
  /** An empty folder. */
  readonly folder: string
  /** The variable PATH with the Node.js that the guide asks for. */
  readonly path: string
  /** Base URL of the registry of `@serac/`. */
  readonly registry: string
  /** What a page names and each reader has of their own, by the text in the page: the URL of a database. */
  readonly own: Readonly<Record<string, string>>
  readonly ports: OwnPorts
}

/** What this process was started with for itself. Certificates and proxies of the machine are passed on. */
const notPassedOn = /^(SERAC_|npm_|VITEST|TEST$|NODE_(OPTIONS|ENV|PATH|COMPILE_CACHE)$)/

/** How long a block may take, in milliseconds: an installation, most of all. */
const blockTimeout = 1_200_000

/** Executes the blocks of a guide in order: lines for a shell, servers that run until Ctrl-C, files to save, and shown output. */
export class GuideSession {
  readonly #reader: GuideReader
  readonly #environment: Record<string, string>
  readonly #servers: { readonly program: RunningProgram; readonly isOurs: boolean }[] = []
  /** Files with the folder and the variables of the reader's shell, which go from block to block. */
  readonly #state: { readonly directory: string; readonly variables: string }
  #output = ""

  constructor(reader: GuideReader) {
    this.#reader = reader
    const home = join(reader.folder, ".home")
    this.#state = { directory: join(home, "directory"), variables: join(home, "variables") }
    mkdirSync(home, { recursive: true })
    writeFileSync(this.#state.directory, reader.folder)
    writeFileSync(this.#state.variables, "")
    // The line that a page shows for packages that are not public yet.
    writeFileSync(join(home, ".npmrc"), `@serac:registry=${reader.registry}\nprefer-offline=true\n`)
    const own = Object.entries(process.env).filter(([name]) => !notPassedOn.test(name))
    this.#environment = {
      ...(Object.fromEntries(own) as Record<string, string>),
      PATH: reader.path,
      NPM_CONFIG_USERCONFIG: join(home, ".npmrc"),
      NPM_CONFIG_FUND: "false",
      NPM_CONFIG_AUDIT: "false",
      NO_COLOR: "1",
      SERAC_DATA_SERVICE_PORT: `${reader.ports.get(8080)}`,
      SERAC_METRICS_SERVICE_PORT: `${reader.ports.get(8081)}`,
    }
  }

  /** Stops the servers, the last one first. One of ours must end well; the reader's own is killed. */
  async close(): Promise<void> {
    for (const { program, isOurs } of this.#servers.splice(0).reverse())
      if (isOurs) await program.stop()
      else program.kill()
  }

  /** Ends the servers at once. */
  kill(): void {
    for (const { program } of this.#servers.splice(0)) program.kill()
  }

  /**
   * Executes a block.
   *
   * @throws Error with the output if it fails, or prints something else than the page shows
   */
  async run(block: Pick<CodeBlock, "language" | "info" | "code">): Promise<void> {
    const { language, info } = block
    const code = this.#rewritten(block.code)
    if (language === "text") this.#compare(block.code)
    else if (language !== "sh") this.#save(info, code)
    else if (info === "until Ctrl-C") this.#output = await this.#serve(code)
    else this.#output = await this.#shell(code)
  }

  #rewritten(text: string): string {
    const own = Object.entries(this.#reader.own).reduce((all, [shown, value]) => all.replaceAll(shown, value), text)
    return withOwnPorts(own, this.#reader.ports)
  }

  #compare(shown: string): void {
    if (outputPattern(withOwnPorts(shown, this.#reader.ports)).test(this.#output)) return
    throw new Error(`the page shows\n${shown}\nand what was printed is\n${this.#output}`)
  }

  #save(name: string, code: string): void {
    if (name === "") throw new Error("a block that is no command needs the name of its file")
    const file = resolve(readFileSync(this.#state.directory, "utf8").trim(), name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, code)
  }

  async #shell(code: string): Promise<string> {
    const { directory, variables } = this.#state
    const script = `. ${variables}\ncd "$(cat ${directory})"\n${code}\npwd > ${directory}\nexport -p > ${variables}\n`
    const options = { cwd: this.#reader.folder, onlyEnv: this.#environment, timeout: blockTimeout }
    const { code: ended, stdout, stderr } = await runProgram("bash", ["-euo", "pipefail", "-c", script], options)
    if (ended !== 0) throw new Error(`${code}ended with ${ended}:\n${stdout}${stderr}`)
    return stdout
  }

  /** Starts a server, which is the only line of its block. Resolves to its output when it is ready. */
  async #serve(code: string): Promise<string> {
    const { directory, variables } = this.#state
    const cwd = readFileSync(directory, "utf8").trim()
    const line = serverLine(code.trim(), this.#reader.ports, (file) => existsSync(join(cwd, file)))
    const script = `. ${variables}\nexec ${line}`
    const program = startProgram("bash", ["-euc", script], { cwd, env: this.#environment })
    this.#servers.push({ program, isOurs: /^\S*\bserac /.test(line) })
    const [said] = await program.says(/[\s\S]*Ctrl-C stops/)
    return said
  }
}
