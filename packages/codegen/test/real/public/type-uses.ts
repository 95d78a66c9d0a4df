import { readFileSync } from "node:fs"
import { join } from "node:path"
import { generatePackage } from "../../../src/package/generate-package.ts"
import { sourcesIn } from "../../support/program.ts"
import { typeErrors } from "../../support/type-errors.ts"
import { cache } from "../generate.ts"

/** A program that compiles only if the types of a document's client say what the document says. */
interface TypeUse {
  readonly what: string
  readonly code: string
  /** The client is made with dates and enumerations as objects, by choice. */
  readonly isByChoice?: true
}

/** Programs by the name of the document whose client they import. */
const uses: Readonly<Record<string, readonly TypeUse[]>> = {
  github: [
    {
      what: "headers of results",
      code: `
        import { createGithubClient } from "./generated/index.ts"
        const client = createGithubClient({ baseUrl: "https://github.example" })
        for await (const { response } of client.reposListForOrg({ org: "o" }).pages()) {
          const link: string | null = response.headers.get("link")
          console.log(link)
        }`,
    },
  ],
  twilio: [
    {
      what: "forms, and headers of results",
      code: `
        import { createTwilioClient, type CreateMessageHeaders } from "./generated/index.ts"
        const client = createTwilioClient({ baseUrl: "https://twilio.example" })
        const sent = await client.createMessage({ AccountSid: "AC1", body: { To: "+1", Body: "Hi" } }).withResponse()
        export const origin: string | null = sent.response.headers.get("Access-Control-Allow-Origin")
        export const same: CreateMessageHeaders["access-control-allow-origin"] = origin
        // @ts-expect-error a form has the document's members
        client.createMessage({ AccountSid: "AC1", body: { To: 1 } })`,
    },
  ],
  box: [
    {
      what: "multipart with a file",
      code: `
        import { createBoxClient } from "./generated/index.ts"
        const client = createBoxClient({ baseUrl: "https://box.example" })
        const attributes = { name: "a.txt", parent: { id: "0" } }
        await client.postFilesContent({ body: { attributes, file: new Blob(["a"]) } })
        await client.postFilesContent({ body: { attributes, file: new Uint8Array(1) } })
        // @ts-expect-error a file is bytes
        await client.postFilesContent({ body: { attributes, file: "a" } })`,
    },
  ],
  figma: [
    {
      what: "unions that narrow by a discriminator, and recursion",
      code: `
        import type { SubcanvasNode } from "./generated/index.ts"
        export function texts(node: SubcanvasNode): readonly string[] {
          if (node.type === "TEXT") return [node.characters]
          if (node.type === "FRAME") return node.children.flatMap(texts)
          // @ts-expect-error not every node has children
          return node.children
        }`,
    },
  ],
  digitalocean: [
    {
      what: "members that only results have",
      code: `
        import { createDigitaloceanClient, type SshKeys, type SshKeysWritable } from "./generated/index.ts"
        const client = createDigitaloceanClient({ baseUrl: "https://digitalocean.example" })
        await client.sshKeysCreate({ body: { name: "k", public_key: "p" } })
        export const id = (key: SshKeys): number | undefined => key.id
        // @ts-expect-error the server gives the id
        export const none = (key: SshKeysWritable) => key.id`,
    },
  ],
  kubernetes: [
    {
      what: "additional properties",
      code: `
        import type { IoK8sApiCoreV1ConfigMap } from "./generated/index.ts"
        export const read = ({ data }: IoK8sApiCoreV1ConfigMap): string | undefined => data?.["any.key"]
        // @ts-expect-error its values are texts
        export const wrong = ({ data }: IoK8sApiCoreV1ConfigMap): number | undefined => data?.["any.key"]`,
    },
  ],
  kratos: [
    {
      what: "default responses",
      code: `
        import { isSeracError } from "@serac/client/rest"
        import type { CreateNativeLoginFlowError, LoginFlow } from "./generated/index.ts"
        export function reason(error: unknown): string | undefined {
          if (!isSeracError<CreateNativeLoginFlowError>(error)) return undefined
          // Only the default response describes these two.
          if (error.status === 418 || error.status === 507) return error.body?.error.message
          return undefined
        }
        export const expiry = (flow: LoginFlow): string => flow.expires_at`,
    },
    {
      what: "dates and enumerations by choice",
      isByChoice: true,
      code: `
        import { type LoginFlow, LoginFlowState } from "./generated/index.ts"
        export const year = (flow: LoginFlow): number => flow.expires_at.getUTCFullYear()
        export const states: readonly LoginFlowState[] = Object.values(LoginFlowState)
        // @ts-expect-error a date is no text
        export const text = (flow: LoginFlow): string => flow.expires_at`,
    },
  ],
}

/**
 * Compiles the programs that use the types of a document's client, in both modes of `exactOptionalPropertyTypes`.
 *
 * @param own the folder of its client
 * @returns the names of those that compile, and the errors of the others
 */
export async function typeUsesOf(
  name: string,
  spec: string,
  own: string,
): Promise<{ readonly hold: readonly string[]; readonly errors: readonly string[] }> {
  const hold: string[] = []
  const errors: string[] = []
  for (const { what, code, isByChoice } of uses[name] ?? []) {
    let folder = own
    if (isByChoice) {
      folder = join(cache, "public/by-choice", name)
      await generatePackage({ spec, out: folder, name: `@real/${name}`, dates: "Date", enums: "object" })
    }
    const sources = sourcesIn(join(folder, "src")).map((file) => [file, readFileSync(file, "utf8")] as const)
    const files = new Map([...sources, [join(folder, "src/use.ts"), code]])
    const found = [true, false].flatMap((isExact) => typeErrors(files, { isExact }))
    if (found.length === 0) hold.push(what)
    errors.push(...found.map((error) => `${what}: ${error}`))
  }
  return { hold, errors }
}
