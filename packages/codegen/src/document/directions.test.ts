import { expect, test } from "vitest"
import { errorsOfUse } from "../../test/support/compiled-client.ts"
import { withDirections } from "./directions.ts"
import type { OpenApiDocument } from "./openapi.ts"

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: object) => ({ content: { "application/json": { schema } } })
const string = { type: "string" }

function documentOf(schemas: Record<string, object>, sent: object, received: object): OpenApiDocument {
  const operation = {
    operationId: "save",
    requestBody: { required: true, ...json(sent) },
    responses: { 200: { description: "Saved.", ...json(received) } },
  }
  return {
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    paths: { "/things": { post: operation } },
    components: { schemas },
  } as unknown as OpenApiDocument
}

const account = {
  type: "object",
  required: ["id", "name", "password"],
  properties: {
    id: { ...string, readOnly: true },
    name: string,
    password: { ...string, writeOnly: true },
    friends: { type: "array", items: ref("Account") },
  },
}
const team = { type: "object", properties: { lead: ref("Account"), place: ref("Place") } }
const place = { type: "object", properties: { city: string } }

test("what is read-only is not in requests, what is write-only not in results, at any depth and in schemas that contain themselves", async () => {
  const document = documentOf({ Account: account, Team: team, Place: place }, ref("Team"), ref("Team"))
  expect(withDirections(document).components?.schemas).toEqual({
    Account: {
      ...account,
      required: ["id", "name"],
      properties: { id: account.properties.id, name: string, friends: account.properties.friends },
    },
    Team: team,
    Place: place,
    TeamWritable: { type: "object", properties: { lead: ref("AccountWritable"), place: ref("Place") } },
    AccountWritable: {
      type: "object",
      required: ["name", "password"],
      properties: {
        name: string,
        password: account.properties.password,
        friends: { type: "array", items: ref("AccountWritable") },
      },
    },
  })
  const use = `
    import { createApiClient, type Account, type AccountWritable } from "./index.ts"
    const client = createApiClient({ baseUrl: "https://data.example" })
    const written: AccountWritable = { name: "a", password: "b", friends: [] }
    const { lead } = await client.save({ body: { lead: written } })
    const read: Account | undefined = lead
    const id: string | undefined = read?.id
    // @ts-expect-error what is write-only is not read
    const password = lead?.password
    // @ts-expect-error what is read-only is not sent, at any depth
    await client.save({ body: { lead: { name: "a", password: "b", friends: [{ id: "1", name: "a", password: "b" }] } } })
    export { id, password }
  `
  expect(await errorsOfUse("directions", document, use)).toEqual([])
})

test("a member that another part of its schema requires is required in the direction only in which it is there", () => {
  const document = documentOf(
    { Base: { type: "object", properties: { id: { ...string, readOnly: true } } } },
    { allOf: [ref("Base")], required: ["id", "name"], properties: { name: string } },
    ref("Base"),
  )
  const sent = withDirections(document).paths?.["/things"] as { post: { requestBody: object } }
  expect(sent.post.requestBody).toEqual({
    required: true,
    ...json({ allOf: [ref("BaseWritable")], required: ["name"], properties: { name: string } }),
  })
})

test("the values of a discriminator stay those of the document's names", async () => {
  const animal = (kind: string, more: object) => ({
    type: "object",
    required: ["kind"],
    properties: { kind: string, [`of${kind}`]: string, ...more },
  })
  const document = documentOf(
    {
      Cat: animal("Cat", { id: { ...string, readOnly: true } }),
      Dog: animal("Dog", {}),
      Pet: { oneOf: [ref("Cat"), ref("Dog")], discriminator: { propertyName: "kind" } },
    },
    ref("Pet"),
    ref("Pet"),
  )
  const use = `
    import { createApiClient, type Pet } from "./index.ts"
    const client = createApiClient({ baseUrl: "https://data.example" })
    const pet: Pet = await client.save({ body: { kind: "Cat", ofCat: "a" } })
    export const text = pet.kind === "Cat" ? [pet.ofCat, pet.id] : pet.ofDog
    // @ts-expect-error a dog has nothing of a cat
    await client.save({ body: { kind: "Dog", ofCat: "a" } })
  `
  expect(await errorsOfUse("directions-discriminator", document, use)).toEqual([])
})

test("a document without such members is the same", () => {
  const document = documentOf({ Place: place }, ref("Place"), ref("Place"))
  expect(withDirections(document)).toBe(document)
})
