import { CodegenError } from "../error.ts"

/** Words that cannot name a function of a module. */
const reservedWords = new Set(
  (
    "await break case catch class const continue debugger default delete do else enum export extends false finally for " +
    "function if implements import in instanceof interface let new null package private protected public return static " +
    "super switch this throw true try typeof var void while with yield arguments eval"
  ).split(" "),
)

/** Members of the cores: an operation of that name would hide them on a bound client. */
const coreMembers = new Set(["call", "pages", "transport", "request", "batch"])

/** Generated files that hold no operation. */
const fixedFiles = new Set(["client", "index", "methods", "operations", "request", "types"])

/** What one operation is called in code. */
export interface OperationNames {
  /** The exported function: `getBlockByHeight`. */
  readonly name: string
  /** The stem of its types: `GetBlockByHeight`. */
  readonly typeName: string
  /** Its file without the extension: `get-block-by-height`. */
  readonly file: string
}

/** @throws {CodegenError} when the identifier cannot name a function */
export function namesOf(name: string): OperationNames {
  if (!/^[A-Za-z_$][\w$]*$/.test(name) || reservedWords.has(name) || coreMembers.has(name))
    throw new CodegenError(`"${name}" cannot name a function; choose another operationId or method name`)
  const file = kebabCase(name)
  return { name, typeName: upperFirst(name), file: fixedFiles.has(file) ? `${file}-operation` : file }
}

/**
 * The function of an RPC method: the primary namespace falls away, others stay in front (`avm.getBlock` is `getBlock`,
 * `index.getContainerRange` is `indexGetContainerRange`). It stays too where the rest alone would hide a member of the
 * core or is a word of the language (`eth_call` is `ethCall`).
 */
export function functionNameOf(method: string, primaryNamespace: string | undefined): string {
  const [namespace = "", ...rest] = method.split(/[._/-]/).filter((part) => part !== "")
  const name = lowerFirst(rest.map(upperFirst).join(""))
  if (name === "") return namespace
  const free = !reservedWords.has(name) && !coreMembers.has(name)
  return namespace === primaryNamespace && free ? name : namespace + upperFirst(name)
}

/** `getUTXOs` is `get-utxos`, `listErc721Transfers` is `list-erc721-transfers`. */
export function kebabCase(name: string): string {
  const words = name.match(/[A-Z]{2,}s(?![a-z])|[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+[0-9]*|[A-Z]+[0-9]*|[0-9]+/g)
  return (words ?? [name]).join("-").toLowerCase()
}

/** The English singular of a member that holds a list, for the variable of an example. */
export function singular(name: string): string {
  if (/ies$/.test(name)) return name.replace(/ies$/, "y")
  if (/(ss|sh|ch|x)es$/.test(name)) return name.replace(/es$/, "")
  const one = name.replace(/s$/, "")
  return one === name || reservedWords.has(one) ? "item" : one
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** `x-chain` and `@serac/x-chain` are `XChain`. */
export function prefixOf(packageName: string): string {
  const bare = packageName.replace(/^@[^/]*\//, "")
  return bare
    .split(/[^A-Za-z0-9]+/)
    .filter((part) => part !== "")
    .map(upperFirst)
    .join("")
}
