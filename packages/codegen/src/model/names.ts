import { runtimeNames } from "./runtime-names.ts"

/** Words that cannot be the name of a function. */
export const reservedWords: ReadonlySet<string> = new Set(
  (
    "await break case catch class const continue debugger default delete do else enum export extends false finally for " +
    "function if implements import in instanceof interface let new null package private protected public return static " +
    "super switch this throw true try typeof var void while with yield arguments eval"
  ).split(" "),
)

/**
 * Names with another meaning in generated code or for its users: members of the cores and of every object, local names, and functions
 * that the generated files import. An operation with such a name would shadow them, or be shadowed.
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

/** Generated files that contain no operation. */
const fixedFiles = new Set(["client", "enums", "index", "methods", "operations", "request", "types"])

/** The names of an operation in code. */
export interface OperationNames {
  /** The exported function: `getBlockByHeight`. */
  readonly name: string
  /** The prefix of its types: `GetBlockByHeight`. */
  readonly typeName: string
  /** Its file name without extension: `get-block-by-height`. */
  readonly file: string
}

/** The names of an operation whose preferred function name is `wanted`; if that is taken, as `then` is, the name is `thenOperation`. */
export function freeNames(wanted: string): OperationNames {
  const name = isFree(wanted) ? wanted : `${wanted}Operation`
  const file = kebabCase(name)
  return { name, typeName: upperFirst(name), file: fixedFiles.has(file) ? `${file}-operation` : file }
}

/** Whether the function of an operation can have exactly this name. */
export function isFunctionName(name: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(name) && isFree(name)
}

function isFree(name: string): boolean {
  const types = ["Parameters", "Params", "Result", "Error"].map((suffix) => upperFirst(name) + suffix)
  return ![name, ...types].some((one) => reservedWords.has(one) || takenNames.has(one) || runtimeNames.has(one))
}

/**
 * The function name for an operationId, in camelCase: `data-health-check` becomes `dataHealthCheck`, `users.list` becomes `usersList`,
 * `get_user` and `GetUser` become `getUser`. Empty if it has no words, or letters that are unsuitable for file names.
 */
export function functionNameOfId(id: string): string {
  if (/[^ -~]/.test(id)) return ""
  const [first = "", ...rest] = identifierWords(id)
  const name = lowerFirst(first) + rest.map(upperFirst).join("")
  return /^\d/.test(name) ? `_${name}` : name
}

/** The type name for the name of a schema, in PascalCase: `payment_intent` and `payment-intent` become `PaymentIntent`. */
export function typeNameOf(schema: string): string {
  if (/[^ -~]/.test(schema)) return ""
  const name = identifierWords(schema).map(upperFirst).join("")
  return /^\d/.test(name) ? `_${name}` : name
}

/** Of a text in capitals, such as `BLOCK_ID`, the words are in lower case. */
function identifierWords(text: string): readonly string[] {
  const words = text.split(/[^A-Za-z0-9$]+/).filter((part) => part !== "")
  return words.length > 1 && !/[a-z]/.test(text) ? words.map((word) => word.toLowerCase()) : words
}

/** The function name for an operation without an id: `getV1ChainsByChainId` for `GET /v1/chains/{chainId}`. */
export function derivedNameOf(method: string, path: string): string {
  const words = path.replace(/\{(.+?)\}/g, "/by/$1/")
  return functionNameOfId(`${method}/${words}`)
}

/**
 * The function name for an RPC method: the primary namespace is omitted, others are kept as a prefix (`avm.getBlock` becomes `getBlock`,
 * `index.getContainerRange` becomes `indexGetContainerRange`). The primary namespace is kept if the name alone would hide a member of the
 * core or is a reserved word (`eth_call` becomes `ethCall`).
 */
export function functionNameOf(method: string, primaryNamespace: string | undefined): string {
  const [namespace = "", ...rest] = method.split(/[^A-Za-z0-9$]+/).filter((part) => part !== "")
  const name = lowerFirst(rest.map(upperFirst).join(""))
  if (name === "") return functionNameOfId(namespace)
  const isBare = namespace === primaryNamespace && isFree(name) && !/^\d/.test(name)
  return functionNameOfId(isBare ? name : namespace + upperFirst(name))
}

/** Converts to kebab case: `getUTXOs` becomes `get-utxos`, `listErc721Transfers` becomes `list-erc721-transfers`. */
export function kebabCase(name: string): string {
  const words = name.match(/[A-Z]{2,}s(?![a-z])|[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+[0-9]*|[A-Z]+[0-9]*|[0-9]+/g)
  return (words ?? [name]).join("-").toLowerCase()
}

/** The English singular of a list member's name, for the variable in an example. */
export function singular(name: string): string {
  if (/ies$/.test(name)) return name.replace(/ies$/, "y")
  if (/(ss|sh|ch|x)es$/.test(name)) return name.replace(/es$/, "")
  const one = name.replace(/s$/, "")
  return one === name || reservedWords.has(one) ? "item" : one
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The text with its first word in lower case, which may be an acronym: `DNSRecord` becomes `dnsRecord`. */
export function lowerFirst(text: string): string {
  return text.replace(/^([A-Z]{2,}s?(?![a-z])|[A-Z]+(?=[A-Z][a-z])|[A-Z])/, (word) => word.toLowerCase())
}

/** The name prefix for a package: `XChain` for `x-chain` and `@serac/x-chain`. */
export function prefixOf(packageName: string): string {
  const bare = packageName.replace(/^@[^/]*\//, "")
  return bare
    .split(/[^A-Za-z0-9]+/)
    .filter((part) => part !== "")
    .map(upperFirst)
    .join("")
}
