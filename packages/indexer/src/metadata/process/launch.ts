import { existsSync, realpathSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

/** How to start a process that can only read the public web. */
export interface Launch {
  /** Flags of Node.js, without the file to run. */
  readonly flags: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** A folder that the process may read; the parent's folder would reveal information. */
  readonly cwd: string
}

const megabyte = 2 ** 20

/**
 * Flags that only some versions of Node.js have. `node:sqlite` opens files regardless of the permissions, so it is disabled.
 * Since Node.js 25 network access needs a permission.
 */
const optionalFlags = ["--no-experimental-sqlite", "--allow-net"]
const libraries = ["undici", "ipaddr.js"]

/**
 * Environment variables that are passed on if they are set: the locations of certificates, and variables that Windows needs
 * for sockets. Proxy variables are excluded, since an address that a proxy resolves cannot be checked, and so is
 * NODE_OPTIONS, which could open an inspector.
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
 * The flags and the environment of the process. With Node's permission model it can read its own code and no other files,
 * write none, and start no process, thread, addon or inspector.
 *
 * @param maxBytes - maximum bytes of a document; several are in memory at the same time.
 * @param parent - environment variables of this process.
 * @throws Error if a library is not where Node.js looks for it.
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

/** Heap in megabytes: for Node.js and the libraries, and for parsed documents, which take many times their size. */
function heapOf(maxBytes: number): number {
  return 64 + Math.ceil((maxBytes * 64) / megabyte)
}

/** The places where Node.js looks for the package.json of the code, from the folder above it up to the one that has it. */
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
 * The places where Node.js looks for a package that the code imports, from the code's folder up to the one that has it. The
 * process needs permission to look at missing files too.
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
