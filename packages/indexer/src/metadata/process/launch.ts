import { existsSync, realpathSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

/** How a process is started that can do nothing but read the public web. */
export interface Launch {
  /** Of Node itself, without the file to run. */
  readonly flags: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** A folder that it may read, so that the one of its parent tells it nothing. */
  readonly cwd: string
}

const megabyte = 2 ** 20

/**
 * Flags that only some versions of Node have. `node:sqlite` opens files whatever the permissions are, so it is taken away; since
 * Node 25 the network is among the permissions.
 */
const optionalFlags = ["--no-experimental-sqlite", "--allow-net"]
const libraries = ["undici", "ipaddr.js"]

/**
 * Variables that the process gets, where they are set: where certificates are found, and what Windows needs for its sockets.
 * Not those of a proxy, since an address that a proxy resolves cannot be checked; not NODE_OPTIONS, which could open an inspector.
 */
const passed = [
  "NODE_EXTRA_CA_CERTS",
  "NODE_USE_SYSTEM_CA",
  "SSL_CERT_DIR",
  "SSL_CERT_FILE",
  "LD_LIBRARY_PATH",
  "SYSTEMROOT",
]

/**
 * The flags and the environment of the process. By Node's permission model it reads its own code and no other file, writes none,
 * and starts no process, thread, addon or inspector.
 *
 * @param maxBytes - of a document; some of them are in its memory at the same time.
 * @param parent - variables of this process.
 * @throws Error when a library is not where Node looks for it.
 */
export function launch(maxBytes: number, parent: Readonly<Record<string, string | undefined>> = process.env): Launch {
  const code = dirname(dirname(fileURLToPath(import.meta.url)))
  const readable = [code, ...manifestsOf(code), ...libraries.flatMap((name) => readableFolders(name, code))]
  return {
    flags: [
      "--permission",
      ...readable.map((path) => `--allow-fs-read=${path}`),
      ...optionalFlags.filter((flag) => process.allowedNodeEnvironmentFlags.has(flag)),
      "--disable-sigusr1",
      "--disallow-code-generation-from-strings",
      `--max-old-space-size=${heapOf(maxBytes)}`,
    ],
    env: Object.fromEntries(
      passed.flatMap((name) => {
        const value = parent[name]
        return value === undefined ? [] : [[name, value]]
      }),
    ),
    cwd: code,
  }
}

/** Megabytes: what Node itself and a library take, and what a document becomes when it is parsed, which is many times its size. */
function heapOf(maxBytes: number): number {
  return 64 + Math.ceil((maxBytes * 64) / megabyte)
}

/** Where Node looks for the manifest of the code, from the folder above it upwards to the one that has it. */
function manifestsOf(code: string): string[] {
  const places: string[] = []
  for (let folder = dirname(code); ; folder = dirname(folder)) {
    const place = join(folder, "package.json")
    places.push(place)
    if (existsSync(place)) return places
    if (folder === dirname(folder)) throw new Error("the code of the metadata reader has no package.json above it")
  }
}

/**
 * Where Node looks for a package that the code imports, from the code's folder upwards to the folder that has it: it must be allowed
 * to look for what is not there, too.
 */
function readableFolders(name: string, code: string): string[] {
  const places: string[] = []
  for (let folder = code; ; folder = dirname(folder)) {
    const place = join(folder, "node_modules", name)
    if (existsSync(place)) return [...places, place, realpathSync(place)]
    places.push(join(place, "package.json"))
    if (folder === dirname(folder)) throw new Error(`${name} is not installed`)
  }
}
