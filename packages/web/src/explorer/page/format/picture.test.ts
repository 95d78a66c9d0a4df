import { expect, test } from "vitest"
import { pictureOf } from "./picture.ts"

const gateway = "https://ipfs.example/"
const cid = "bafybeidsdgfsrmlt4qmizfbdbs24lfq2lkofv2ndwtlstkcky5fwgp3zwa"

test("pictures of the web are asked of their host, those of ipfs of the operator's gateway, and pixels of nobody", () => {
  expect(pictureOf("https://art.example/1.png?x=1", gateway)).toEqual({
    url: "https://art.example/1.png?x=1",
    host: "art.example",
  })
  expect(pictureOf(`ipfs://${cid}/1.svg`, gateway)).toEqual({
    url: `https://ipfs.example/ipfs/${cid}/1.svg`,
    host: "ipfs.example",
  })
  expect(pictureOf(`ipfs://ipfs/${cid}`, "https://ipfs.example/ipfs/")?.url).toBe(`https://ipfs.example/ipfs/${cid}`)
  expect(pictureOf("data:image/png;base64,iVBORw0KGgo=", gateway)).toEqual({
    url: "data:image/png;base64,iVBORw0KGgo=",
    host: undefined,
  })
})

test.each([
  "javascript:alert(1)",
  " javascript:alert(1)",
  "data:text/html;base64,PHNjcmlwdD4=",
  "data:image/svg+xml;base64,PHN2Zz4=",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "data:image/png,<script>",
  "blob:https://art.example/1",
  "file:///etc/passwd",
  "https://user:secret@art.example/1.png",
  "//art.example/1.png",
  "ipfs://../../v1/chains",
  `ipfs://${cid}/1.png?x#y z`,
  "",
  `data:image/png;base64,${"A".repeat(2 ** 20)}`,
])("%.60s is no picture", (uri) => expect(pictureOf(uri, gateway)).toBeUndefined())

test("without a gateway there are no pictures of ipfs", () => {
  expect(pictureOf(`ipfs://${cid}/1.png`, undefined)).toBeUndefined()
})
