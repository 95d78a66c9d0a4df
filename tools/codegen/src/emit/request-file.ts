import type { RpcModel } from "../model/model.ts"
import { list } from "./layout.ts"
import { fileOf, type Target } from "./target.ts"

/** `request.ts`: the bound client's `request` and `batch`, which go by the method's name alone. */
export function rpcRequest(target: Target, model: RpcModel): string {
  const isPositional = model.operations.some((operation) => operation.positional)
  const runtime = ["type RpcCallOptions", "type RpcCore", "type RpcOperation"]
  const imports = isPositional
    ? list("import {", ["parseLossless", ...runtime, "stringifyLossless", "withQuantities"], '} from "@serac/rpc"')
    : 'import type { RpcCallOptions, RpcCore, RpcOperation } from "@serac/rpc"'
  return fileOf(
    target,
    [
      imports,
      `import type { ${target.prefix}Methods } from "./methods.ts"`,
      'import * as operations from "./operations.ts"',
    ].join("\n"),
    [
      "/** Gives a core what the document says of its methods: where each is served, and which integers are bigint. */",
      `export function describeMethods(core: RpcCore): RpcCore<${target.prefix}Methods> {`,
      "  const described = new Map<string, RpcOperation>(Object.values(operations).map((one) => [one.method, one]))",
      "  function request(method: string, params: unknown, options?: RpcCallOptions): Promise<unknown> {",
      "    const operation = described.get(method)",
      "    if (operation === undefined) return core.request({ method, params }, options)",
      "    // Without positions the parameters are sent as they are given.",
      "    const { positions, ...asGiven } = operation",
      `    return core.call(asGiven, ${isPositional ? "(params ?? (positions && [])) as object" : "params as object"}, options)`,
      "  }",
      "  return {",
      "    ...core,",
      "    request: ({ method, params }, options) => request(method, params, options) as Promise<never>,",
      ...(isPositional
        ? batch
        : ["    batch: (requests, options) => core.batch(requests, options) as Promise<never>,"]),
      "  }",
      "}",
    ].join("\n"),
  )
}

const batch = [
  "    async batch(requests, options) {",
  "      const written = requests.map(({ method, params }) => {",
  "        const quantities = described.get(method)?.quantities",
  "        return { method, params: quantities ? withQuantities((params ?? []) as readonly unknown[], quantities) : params }",
  "      })",
  "      const settled: readonly PromiseSettledResult<unknown>[] = await core.batch(written, options)",
  "      return settled.map((one, index) => {",
  '        const bigints = described.get(requests[index]?.method ?? "")?.bigints',
  '        if (bigints === undefined || one.status === "rejected") return one',
  '        return { ...one, value: parseLossless(stringifyLossless(one.value) ?? "null", bigints) }',
  "      }) as never",
  "    },",
]
