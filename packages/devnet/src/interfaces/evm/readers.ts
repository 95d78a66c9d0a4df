import {
  ArgumentError,
  type ArgumentReader,
  type JsonValue,
  listReader,
  MissingArgument,
  optionalReader,
  readEvm,
  struct,
} from "@serac/wire/node"
import {
  type AccessListEntry,
  type BlockOverrides,
  type CallRequest,
  fromHex,
  type Hex,
  type StateOverrides,
  type TraceOptions,
  type TracerConfig,
} from "../../evm/index.ts"

const accessListReader: ArgumentReader<readonly AccessListEntry[]> = listReader(
  struct({ address: readEvm.address, storageKeys: listReader(readEvm.hash) }, "AccessTuple"),
)

const callMembers = struct(
  {
    from: optionalReader(readEvm.address),
    to: optionalReader(readEvm.address),
    gas: optionalReader(readEvm.quantity),
    gasPrice: optionalReader(readEvm.bigQuantity),
    maxFeePerGas: optionalReader(readEvm.bigQuantity),
    maxPriorityFeePerGas: optionalReader(readEvm.bigQuantity),
    value: optionalReader(readEvm.bigQuantity),
    nonce: optionalReader(readEvm.quantity),
    data: optionalReader(readEvm.data),
    input: optionalReader(readEvm.data),
    accessList: optionalReader(accessListReader),
    chainId: optionalReader(readEvm.bigQuantity),
  },
  "TransactionArgs",
)

/** A transaction or call of a request. */
export interface TransactionRequest extends CallRequest {
  /** The chain id of the transaction; ignored for calls. */
  readonly chainID: bigint | undefined
  /** Whether `data` and `input` are both present and differ: a call uses `input`, a transaction is rejected. */
  readonly hasTwoData: boolean
}

/** Reads the transaction object of `eth_call` and similar methods. */
export const callRequest: ArgumentReader<TransactionRequest> = (given) => {
  if (given === undefined) throw new MissingArgument()
  const { data, input, chainId: chainID, ...members } = callMembers(given)
  const hasTwoData = data !== undefined && input !== undefined && data !== input
  const bytes = input ?? data
  return { ...members, chainID, hasTwoData, data: bytes === undefined ? undefined : fromHex(bytes) }
}

const slots: ArgumentReader<Readonly<Record<Hex, Hex>>> = (given) =>
  Object.fromEntries(
    objectEntries(given, "map[common.Hash]common.Hash").map(([key, value]) => [hashText(key), readEvm.hash(value)]),
  )

const overrideMembers = struct(
  {
    balance: optionalReader(readEvm.bigQuantity),
    nonce: optionalReader(readEvm.quantity),
    code: optionalReader(readEvm.data),
    state: optionalReader(slots),
    stateDiff: optionalReader(slots),
  },
  "OverrideAccount",
)

/** Reads state overrides. */
export const stateOverrides: ArgumentReader<StateOverrides> = (given) =>
  Object.fromEntries(
    objectEntries(given, "ethapi.StateOverride").map(([address, value]) => {
      const { code, ...members } = overrideMembers(value)
      return [addressText(address), { ...members, code: code === undefined ? undefined : fromHex(code) }]
    }),
  )

/** Reads block overrides. */
export const blockOverrides: ArgumentReader<BlockOverrides> = struct(
  {
    number: optionalReader(readEvm.bigQuantity),
    time: optionalReader(readEvm.quantity),
    gasLimit: optionalReader(readEvm.quantity),
    coinbase: optionalReader(readEvm.address),
    baseFee: optionalReader(readEvm.bigQuantity),
  },
  "BlockOverrides",
)

const flag = optionalReader(readEvm.flag)

const ownConfig = struct(
  { onlyTopCall: flag, withLog: flag, diffMode: flag, convertParityErrors: flag, includePrecompiles: flag },
  "tracerConfig",
)

/** Reads tracer options, including those of the tracers in a `muxTracer`, by name. */
const tracerConfig: ArgumentReader<TracerConfig> = (given) => ({
  ...ownConfig(given),
  json: given?.text,
  tracers: Object.fromEntries(
    objectEntries(given, "tracerConfig").map(([name, config]) => [
      name,
      config.kind === "object" ? { ...ownConfig(config), json: config.text } : {},
    ]),
  ),
})

const traceMembers = struct(
  {
    tracer: optionalReader(readEvm.string),
    tracerConfig: optionalReader(tracerConfig),
    timeout: optionalReader(readEvm.string),
    enableMemory: flag,
    disableStack: flag,
    disableStorage: flag,
    limit: optionalReader(readInteger),
    stateOverrides: optionalReader(stateOverrides),
    blockOverrides: optionalReader(blockOverrides),
  },
  "TraceConfig",
)

/** Reads the options of `debug_` methods, and the overrides of `debug_traceCall`. */
export const traceOptions: ArgumentReader<
  TraceOptions & { stateOverrides?: StateOverrides; blockOverrides?: BlockOverrides }
> = (given) => traceMembers(given) as ReturnType<typeof traceOptions>

/** Reads percentiles of `eth_feeHistory`. */
export const percentiles: ArgumentReader<readonly number[]> = listReader((given) => {
  if (given?.kind !== "number") throw ArgumentError.ofKind(given ?? ({ kind: "null" } as JsonValue), "float64")
  return Number(given.text)
})

/** Reads a count: a decimal number, or a string of one or of digits after `0x`. */
export const blockCount: ArgumentReader<bigint> = (given) => {
  if (given === undefined) throw new MissingArgument()
  const text = given.kind === "string" ? readEvm.string(given) : given.kind === "number" ? given.text : undefined
  if (text === undefined || !/^(?:0x[0-9a-fA-F]+|\d+)$/.test(text))
    throw ArgumentError.mismatched(given.kind, "math.HexOrDecimal64")
  return BigInt(text)
}

function readInteger(given: JsonValue | undefined): number {
  if (given?.kind !== "number") throw ArgumentError.ofKind(given ?? ({ kind: "null" } as JsonValue), "int")
  return Number(given.text)
}

function objectEntries(given: JsonValue | undefined, type: string): readonly [string, JsonValue][] {
  if (given === undefined || given.kind === "null") return []
  if (given.kind !== "object") throw ArgumentError.ofKind(given, type)
  return given.members.map(({ name, value }) => [name, value])
}

const addressText = (text: string): Hex => fixedText(text, 40, "common.Address")
const hashText = (text: string): Hex => fixedText(text, 64, "common.Hash")

function fixedText(text: string, digits: number, type: string): Hex {
  if (!/^0x[0-9a-fA-F]*$/.test(text)) throw new ArgumentError("hex string without 0x prefix")
  if (text.length !== digits + 2)
    throw new ArgumentError(`hex string has length ${text.length - 2}, want ${digits} for ${type}`)
  return text.toLowerCase() as Hex
}
