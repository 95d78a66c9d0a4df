import type { OpenRpcDocument } from "../document/openrpc.ts"
import type { RpcModel } from "../model/model.ts"
import { runOpenRpcGenerator } from "../openrpc-generator/run.ts"
import { rpcSchemas } from "../types/rpc-schemas.ts"
import { openRpcTypes } from "../types/types.ts"
import { enumsFile } from "./enums-file.ts"
import { groupFiles } from "./group-files.ts"
import { type ClientTarget, type Files, fileText } from "./target.ts"

/** The files of a client of an OpenRPC document. */
export async function rpcFiles(document: OpenRpcDocument, model: RpcModel, target: ClientTarget): Promise<Files> {
  const types = fileText(target, openRpcTypes(document, model, target.prefix).trimEnd())
  const { schemas, names } = rpcSchemas(document, model, target.prefix)
  return new Map([
    ["types.ts", types],
    ...enumsFile(target, schemas, names),
    ...groupFiles(target, model),
    ...(await runOpenRpcGenerator(document, model, target)),
  ])
}
