import { expect, test } from "vitest"
import { goSample } from "./go-sample.ts"
import { pythonSample } from "./python-sample.ts"

const post = {
  method: "POST",
  url: "http://a.example/x",
  headers: { "content-type": "application/json" },
  body: '{"say":"\\"é\\n"}',
}

test("a call in Python needs no package, and its body is one text", () => {
  expect(pythonSample(post)).toBe(`from urllib.request import Request, urlopen

request = Request(
    "http://a.example/x",
    method="POST",
    headers={"content-type": "application/json"},
    data="{\\"say\\":\\"\\\\\\"é\\\\n\\"}".encode(),
)
with urlopen(request) as response:
    print(response.status, response.read().decode())`)
})

test("a call in Go imports what it uses", () => {
  const code = goSample(post)
  expect(code).toContain('http.NewRequest("POST", "http://a.example/x", strings.NewReader("{\\"say\\":')
  expect(code).toContain('request.Header.Set("content-type", "application/json")')
  const get = goSample({ method: "GET", url: "http://a.example/x", headers: {} })
  expect(get).toContain('http.NewRequest("GET", "http://a.example/x", nil)')
  expect(get).not.toContain('"strings"')
})
