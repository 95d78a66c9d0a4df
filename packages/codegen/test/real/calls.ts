import { upperFirst } from "../../src/model/names.ts"
import { type RealDocument, realDocument } from "./documents.ts"

/** Any client: these documents have no types here. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyClient = any

/** A call of a real document's client, with the expected request and its mock's answer. */
export interface RealCall {
  readonly what: string
  readonly call: (client: AnyClient, url: string) => Promise<unknown>
  /** The request line, and the headers that matter. */
  readonly sent: string
  readonly answer: "object" | "list" | "text" | "bytes" | "nothing"
}

export interface RealCalls {
  readonly document: RealDocument
  /** Options of the client in addition to its URL. */
  readonly options?: object
  /** Whether to use an echo server instead of Prism, which does not support most styles; the requests are still compared. */
  readonly isEchoed?: boolean
  readonly calls: readonly RealCall[]
}

const readme = (file: string) => realDocument(`@readme/oas-examples/${file}.json`)
const address = "0xfe3b557e8fb62b89f4916b721be55ceb828dbd73"
const styled = { primitive: "blue", array: ["blue", "black"], object: { R: 100, G: 200 } }
const at = (path: string) => `/anything/path/${path}`

/** One call of each kind that occurs in the real documents. */
export const realCalls: readonly RealCalls[] = [
  {
    document: realDocument("@scalar/galaxy/dist/3.1.yaml"),
    options: { credentials: { apiKeyHeader: "k" } },
    calls: [
      {
        what: "a GET with parameters in the query",
        call: (client) => client.getAllData({ limit: 10, offset: 0 }),
        sent: "GET /planets?limit=10&offset=0",
        answer: "object",
      },
      {
        what: "a POST of JSON, where XML is offered too",
        call: (client) => client.getToken({ body: { email: "a@b.example", password: "secret" } }),
        sent: "POST /auth/token application/json",
        answer: "object",
      },
      {
        what: "a DELETE that answers nothing",
        call: (client) => client.deletePlanet({ planetId: 1 }),
        sent: "DELETE /planets/1",
        answer: "nothing",
      },
      {
        what: "a file in multipart",
        call: (client) =>
          client.uploadImage({ planetId: 1, body: { image: new Blob(["png"], { type: "image/png" }) } }),
        sent: "POST /planets/1/image multipart/form-data",
        answer: "object",
      },
    ],
  },
  {
    document: readme("3.1/json/parameters-style"),
    isEchoed: true,
    calls: [
      ...["matrix", "label", "simple"].flatMap((style): RealCall[] => [
        {
          what: `a path of the style ${style}`,
          call: (client) => client[`paths${upperFirst(style)}NonExploded`](styled),
          sent: `GET ${at(style)}${{ matrix: "/;primitive=blue/;array=blue,black/;object=R,100,G,200", label: "/.blue/.blue,black/.R,100,G,200", simple: "/blue/blue,black/R,100,G,200" }[style]}`,
          answer: "object",
        },
        {
          what: `a path of the style ${style}, exploded`,
          call: (client) => client[`paths${upperFirst(style)}Exploded`](styled),
          sent: `POST ${at(style)}${{ matrix: "/;primitive=blue/;array=blue;array=black/;R=100;G=200", label: "/.blue/.blue.black/.R=100.G=200", simple: "/blue/blue,black/R=100,G=200" }[style]}`,
          answer: "object",
        },
      ]),
      {
        what: "a query of the style form",
        call: (client) => client.queryFormNonExploded(styled),
        sent: "GET /anything/query/form?primitive=blue&array=blue,black&object=R,100,G,200",
        answer: "object",
      },
      {
        what: "a query of the style form, exploded",
        call: (client) => client.queryFormExploded(styled),
        sent: "POST /anything/query/form?primitive=blue&array=blue&array=black&R=100&G=200",
        answer: "object",
      },
      {
        what: "a query whose values are apart by spaces",
        call: (client) => client.querySpaceDelimitedNonExploded({ array: styled.array }),
        sent: "GET /anything/query/spaceDelimited?array=blue%20black",
        answer: "object",
      },
      {
        what: "a query whose values are apart by bars",
        call: (client) => client.queryPipeDelimitedNonExploded({ array: styled.array }),
        sent: "GET /anything/query/pipeDelimited?array=blue%7Cblack",
        answer: "object",
      },
      {
        what: "a deepObject",
        call: (client) => client.queryDeepObjectNonExploded({ object: styled.object }),
        sent: "GET /anything/query/deepObject?object%5BR%5D=100&object%5BG%5D=200",
        answer: "object",
      },
      {
        what: "headers, exploded",
        call: (client) => client.headersSimpleExploded(styled),
        sent: "POST /anything/headers/simple primitive: blue array: blue,black object: R=100,G=200",
        answer: "object",
      },
    ],
  },
  {
    document: readme("3.0/json/file-uploads"),
    calls: [
      {
        what: "a body of bytes",
        call: (client) => client.postAnythingImagePng({ body: new Uint8Array([137, 80, 78, 71]) }),
        sent: "POST /anything/image-png image/png",
        answer: "nothing",
      },
    ],
  },
  {
    document: readme("3.0/json/form-data"),
    calls: [
      {
        what: "a form",
        call: (client) => client.demoFormData({ body: { client_id: "a b", client_secret: "&=", scope: 1 } }),
        sent: "POST /anything application/x-www-form-urlencoded",
        answer: "object",
      },
    ],
  },
  {
    document: readme("3.0/json/security"),
    options: { credentials: { apiKey_header: "k", apiKey_query: "q", apiKey_cookie: "c" } },
    calls: [
      {
        what: "a key in the query, of several schemes",
        call: (client) => client.getAnythingApiKey(),
        sent: "GET /anything/apiKey?apiKey=q",
        answer: "nothing",
      },
      {
        what: "a key in a cookie",
        call: (client) => client.postAnythingApiKey(),
        sent: "POST /anything/apiKey cookie: api_key=c",
        answer: "nothing",
      },
      {
        what: "a key in the header that the document names",
        call: (client) => client.putAnythingApiKey(),
        sent: "PUT /anything/apiKey x-api-key: k",
        answer: "nothing",
      },
    ],
  },
  {
    document: { ...readme("3.0/json/security"), only: ["* /anything/basic"], name: "basic" },
    options: { apiKey: "u:p" },
    calls: [
      {
        what: "a name and a password",
        call: (client) => client.postAnythingBasic(),
        sent: "POST /anything/basic authorization: Basic dTpw",
        answer: "nothing",
      },
    ],
  },
  {
    document: { ...readme("3.0/json/security"), only: ["* /anything/bearer"], name: "bearer" },
    options: { credentials: { bearer: "other", bearer_jwt: "t" } },
    calls: [
      {
        what: "a bearer token",
        call: (client) => client.putAnythingBearer(),
        sent: "PUT /anything/bearer authorization: Bearer t",
        answer: "nothing",
      },
    ],
  },
  {
    document: realDocument("@octokit/openapi/generated/api.github.com.json", [
      ...["markdown/*", "meta/*", "repos/get", "repos/upload-release-asset"],
    ]),
    calls: [
      {
        what: "a body of text, and text for an answer",
        call: (client) => client.markdownRenderRaw({ body: "# Héllo" }),
        sent: "POST /markdown/raw text/plain; charset=utf-8 accept: text/html",
        answer: "text",
      },
      {
        what: "text of a media type that only its schema explains",
        call: (client) => client.metaGetOctocat({ s: "hi" }),
        sent: "GET /octocat?s=hi accept: application/octocat-stream",
        answer: "text",
      },
      {
        what: "an operation of another server, whose URL the call gives",
        call: (client, url) =>
          client.reposUploadReleaseAsset(
            { owner: "o", repo: "r", release_id: 1, name: "a.bin", body: new Uint8Array([1]) },
            { baseUrl: url },
          ),
        sent: "POST /repos/o/r/releases/1/assets?name=a.bin application/octet-stream",
        answer: "object",
      },
    ],
  },
  {
    // The mock of a document with parameters by name does not accept positions, so those methods (wallet_*) are omitted.
    document: realDocument("@metamask/api-specs/dist/build/openrpc.json", ["eth_*"]),
    calls: [
      {
        what: "a method without parameters, of a document without servers",
        call: (client) => client.ethBlockNumber(),
        sent: "POST / eth_blockNumber []",
        answer: "text",
      },
      {
        what: "parameters by position, whose names are no identifiers",
        call: (client) => client.ethGetStorageAt({ Address: address, "Storage slot": "0x0", Block: "latest" }),
        sent: `POST / eth_getStorageAt ["${address}","0x0","latest"]`,
        answer: "text",
      },
    ],
  },
  {
    document: realDocument("@open-rpc/examples/build/service-descriptions/params-by-name-petstore-openrpc.json"),
    calls: [
      {
        what: "parameters by name",
        call: (client) => client.listPets({ limit: 1 }),
        sent: 'POST / list_pets {"limit":1}',
        answer: "list",
      },
    ],
  },
]
