import { runtimeNames } from "./runtime-names.ts"

/** Words that cannot name a function of a module. */
export const reservedWords: ReadonlySet<string> = new Set(
  (
    "await break case catch class const continue debugger default delete do else enum export extends false finally for " +
    "function if implements import in instanceof interface let new null package private protected public return static " +
    "super switch this throw true try typeof var void while with yield arguments eval"
  ).split(" "),
)

/**
 * What generated code and its users call otherwise: members of the cores and of every object, local names, and functions
 * that the generated files import. An operation of that name would hide them, or be hidden.
 */
const takenNames = new Set([
  ...[
    "call",
    "pages",
    "transport",
    "request",
    "endpoints",
    "subscribing",
    "batch",
    "then",
    "constructor",
    "__proto__",
    "toString",
    "toJSON",
  ],
  ...["valueOf", "hasOwnProperty", "client", "core", "options", "parameters", "operation", "result", "undefined"],
  ...["createRestCore", "createRpcCore", "batching", "positional", "defaults", "operations"],
])

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

/** The names of an operation whose function should be called `wanted`; it is `thenOperation` where `then` is taken. */
export function freeNames(wanted: string): OperationNames {
  const name = isFree(wanted) ? wanted : `${wanted}Operation`
  const file = kebabCase(name)
  return { name, typeName: upperFirst(name), file: fixedFiles.has(file) ? `${file}-operation` : file }
}

/** Whether the function of an operation can have this very name. */
export function isFunctionName(name: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(name) && isFree(name)
}

function isFree(name: string): boolean {
  const types = ["Parameters", "Params", "Result", "Error"].map((suffix) => upperFirst(name) + suffix)
  return ![name, ...types].some((one) => reservedWords.has(one) || takenNames.has(one) || runtimeNames.has(one))
}

/**
 * The function of an operationId: itself where it is an identifier, else its words joined (`data-health-check` is
 * `dataHealthCheck`, `users.list` is `usersList`); empty when it has none, or has letters that files had better not.
 */
export function functionNameOfId(id: string): string {
  if (/[^ -~]/.test(id)) return ""
  const [first = "", ...rest] = id.split(/[^A-Za-z0-9_$]+/).filter((part) => part !== "")
  const name = rest.length === 0 ? first : lowerFirst(first) + rest.map(upperFirst).join("")
  return /^\d/.test(name) ? `_${name}` : name
}

/** The function of an operation without an id: `getV1ChainsByChainId` of `GET /v1/chains/{chainId}`. */
export function derivedNameOf(method: string, path: string): string {
  const words = path.replace(/\{(.+?)\}/g, "/by/$1/")
  return functionNameOfId(`${method}/${words}`)
}

/**
 * The function of an RPC method: the primary namespace falls away, others stay in front (`avm.getBlock` is `getBlock`,
 * `index.getContainerRange` is `indexGetContainerRange`). It stays too where the rest alone would hide a member of the
 * core or is a word of the language (`eth_call` is `ethCall`).
 */
export function functionNameOf(method: string, primaryNamespace: string | undefined): string {
  const [namespace = "", ...rest] = method.split(/[^A-Za-z0-9$]+/).filter((part) => part !== "")
  const name = lowerFirst(rest.map(upperFirst).join(""))
  if (name === "") return functionNameOfId(namespace)
  const isBare = namespace === primaryNamespace && isFree(name) && !/^\d/.test(name)
  return functionNameOfId(isBare ? name : namespace + upperFirst(name))
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
