import type { CallRequest } from "./call.ts"

/** Code for a request with Go's standard library. A JSON string is an interpreted string literal of Go too. */
export function goSample({ method, url, headers, body }: CallRequest): string {
  const content = body === undefined ? "nil" : `strings.NewReader(${JSON.stringify(body)})`
  const imports = ["fmt", "io", "net/http", ...(body === undefined ? [] : ["strings"])]
  const lines = Object.entries(headers).map(
    ([name, value]) => `\trequest.Header.Set(${JSON.stringify(name)}, ${JSON.stringify(value)})`,
  )
  return `package main

import (
${imports.map((name) => `\t"${name}"`).join("\n")}
)

func main() {
	request, err := http.NewRequest(${JSON.stringify(method)}, ${JSON.stringify(url)}, ${content})
	if err != nil {
		panic(err)
	}
${lines.map((line) => `${line}\n`).join("")}	response, err := http.DefaultClient.Do(request)
	if err != nil {
		panic(err)
	}
	defer response.Body.Close()
	answer, err := io.ReadAll(response.Body)
	if err != nil {
		panic(err)
	}
	fmt.Println(response.Status, string(answer))
}`
}
