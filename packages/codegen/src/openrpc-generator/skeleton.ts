import type { OpenRpcDocument } from "../document/openrpc.ts"
import type { ClientTarget } from "../emit/target.ts"
import type { RpcModel } from "../model/model.ts"

/** The data that the component reads from the document that the generator passes to it. */
export interface Cargo {
  readonly document: OpenRpcDocument
  readonly model: RpcModel
  readonly target: ClientTarget
}

/**
 * A document that @open-rpc/generator accepts, with the actual one inside. The generator's meta-schema rejects a server URL that begins with
 * a variable, and its own typings loop endlessly on recursive schemas, so the outer document only has the methods' names.
 */
export function skeletonOf(document: OpenRpcDocument, model: RpcModel, target: ClientTarget): object {
  const cargo: Cargo = { document, model, target }
  return {
    openrpc: "1.3.2",
    info: { title: document.info.title, version: document.info.version },
    methods: model.operations.map(({ method, params, result }) => ({
      name: method,
      params: params.map(({ name }) => ({ name, schema: true })),
      result: { name: result.name, schema: true },
    })),
    "x-cargo": cargo,
  }
}

export function cargoOf(skeleton: object): Cargo {
  return (skeleton as { readonly "x-cargo": Cargo })["x-cargo"]
}
