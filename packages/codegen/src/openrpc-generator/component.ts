import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { OpenRpcDocument } from "../document/openrpc.ts"
import { Resolver } from "../document/resolve.ts"
import { rpcClient } from "../emit/client-file.ts"
import { enumNames } from "../emit/enums-file.ts"
import { indexFile } from "../emit/index-file.ts"
import { iterationFile } from "../emit/iteration-file.ts"
import { rpcMethods } from "../emit/methods-file.ts"
import { rpcOperationFile } from "../emit/operation-file.ts"
import { rpcOperations } from "../emit/operations-file.ts"
import { subscriptionFile } from "../emit/subscription-file.ts"
import type { ClientTarget } from "../emit/target.ts"
import type { RpcModel } from "../model/model.ts"
import { rpcSchemas } from "../types/rpc-schemas.ts"
import { cargoOf } from "./skeleton.ts"

interface TemplateContext {
  readonly openrpcDocument: object
}

function template(path: string, write: (target: ClientTarget, model: RpcModel, document: OpenRpcDocument) => string) {
  return {
    path,
    template: ({ openrpcDocument }: TemplateContext) => {
      const { document, model, target } = cargoOf(openrpcDocument)
      return write(target, model, document)
    },
  }
}

/** Writes the files of the operations. This is a hook, since templates have fixed file names and these depend on the methods. */
async function writeOperations(folder: string, _from: unknown, _component: unknown, skeleton: object): Promise<void> {
  const { document, model, target } = cargoOf(skeleton)
  const resolver = new Resolver(document)
  for (const operation of model.operations) {
    const { file, iteration, subscription } = operation
    await writeFile(join(folder, `${file}.ts`), rpcOperationFile(resolver, target, model, operation))
    if (iteration !== undefined)
      await writeFile(
        join(folder, `${iteration.file}.ts`),
        iterationFile(resolver, target, model, operation, iteration),
      )
    if (subscription !== undefined)
      await writeFile(join(folder, `${subscription.file}.ts`), subscriptionFile(target, model, operation, subscription))
  }
}

/** The component for @open-rpc/generator that generates the clients. */
export default {
  staticPath: () => undefined,
  hooks: {
    templateFiles: {
      typescript: [
        template("operations.ts", rpcOperations),
        template("client.ts", (target, model, document) => rpcClient(new Resolver(document), target, model)),
        template("methods.ts", rpcMethods),
        template("index.ts", (target, model, document) => {
          const { schemas, names } = rpcSchemas(document, model, target.prefix)
          return indexFile(target, model, [...names.values()], enumNames(target, schemas, names))
        }),
      ],
    },
    afterCompileTemplate: [writeOperations],
  },
}
