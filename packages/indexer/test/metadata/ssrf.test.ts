import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { createWebReader, type WebReader } from "../../src/metadata/web/web-reader.ts"
import { closeServers, serve, type TestServer } from "./servers.ts"

// A canary listens on loopback; CANARY in a URL is replaced by its port. No URL may reach it.
let canary: TestServer
const readers: WebReader[] = []
const never = new AbortController().signal
const open = (
  answers: Readonly<Record<string, readonly string[]>> = {},
  allowedPrivateHosts: readonly string[] = [],
) => {
  const reader = createWebReader({
    maxBytes: 10_000,
    timeout: 2000,
    maxRedirects: 5,
    allowedPrivateHosts,
    resolve: async (hostname) => {
      const addresses = answers[hostname]
      if (!addresses) throw Object.assign(new Error(`no answer for ${hostname}`), { code: "ENOTFOUND" })
      return addresses
    },
  })
  readers.push(reader)
  return reader
}
const toCanary = (url: string) => url.replaceAll("CANARY", String(canary.port))

beforeAll(async () => {
  canary = await serve((_, response) => response.end('{"name":"secret"}'))
})
afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.close()))
  expect(canary.connections()).toBe(0)
})
afterAll(closeServers)

test.each([
  "http://127.0.0.1:CANARY/",
  "http://127.0.0.1.:CANARY/",
  "http://127.1:CANARY/",
  "http://127.0.1:CANARY/",
  "http://127.000.000.001:CANARY/",
  "http://0177.0.0.1:CANARY/",
  "http://0177.1:CANARY/",
  "http://0x7f.0.0.1:CANARY/",
  "http://0x7f.0x0.0x0.0x1:CANARY/",
  "http://0x7f000001:CANARY/",
  "http://2130706433:CANARY/",
  "http://017700000001:CANARY/",
  "http://127.0.0x1:CANARY/",
  "http://127.255.255.254:CANARY/",
  "http://①②⑦.⓪.⓪.①:CANARY/",
  "http://１２７.0.0.1:CANARY/",
  "http://127。0。0。1:CANARY/",
  "http://%31%32%37.0.0.1:CANARY/",
  "http:127.0.0.1:CANARY/",
  "http:/127.0.0.1:CANARY/",
  "http:\\\\127.0.0.1:CANARY/",
  "http:///127.0.0.1:CANARY/",
  "ht\ntp://127.0.0.1:CANARY/",
  "http://localhost:CANARY/",
  "http://LOCALHOST:CANARY/",
  "http://localhost.:CANARY/",
  "http://a.localhost:CANARY/",
  "http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ:CANARY/",
  "http://localhost.localdomain:CANARY/",
  "http://0:CANARY/",
  "http://0.0.0.0:CANARY/",
  "http://[::1]:CANARY/",
  "http://[0:0:0:0:0:0:0:1]:CANARY/",
  "http://[::]:CANARY/",
  "http://[::ffff:127.0.0.1]:CANARY/",
  "http://[::ffff:7f00:1]:CANARY/",
  "http://[0:0:0:0:0:ffff:127.0.0.1]:CANARY/",
  "http://[::127.0.0.1]:CANARY/",
  "http://[::ffff:0:127.0.0.1]:CANARY/",
  "http://[64:ff9b::127.0.0.1]:CANARY/",
  "http://[64:ff9b:1::127.0.0.1]:CANARY/",
  "http://[2002:7f00:1::]:CANARY/",
  "http://[2001:0:7f00:1::80ff:fffe]:CANARY/",
  "http://user@127.0.0.1:CANARY/",
  "http://user:pass@8.8.8.8/",
  "http://8.8.8.8@127.0.0.1:CANARY/",
  "http://8.8.8.8%23@127.0.0.1:CANARY/",
  "http://127.0.0.1:CANARY\\@8.8.8.8/",
  "http://169.254.169.254/latest/meta-data/iam/security-credentials/",
  "http://169.254.169.254./latest/",
  "http://2852039166/latest/",
  "http://0xa9fea9fe/",
  "http://[::ffff:a9fe:a9fe]/",
  "http://[fd00:ec2::254]/latest/",
  "http://169.254.170.2/v2/credentials",
  "http://100.100.100.200/latest/meta-data/",
  "http://168.63.129.16/metadata",
  "http://192.0.0.192/opc/v1/",
  "http://metadata.google.internal/computeMetadata/v1/",
  "http://metadata/",
  "http://instance-data/",
  "http://10.0.0.1/",
  "http://172.16.0.1/",
  "http://192.168.1.1/",
  "http://100.64.0.1/",
  "http://198.18.0.1/",
  "http://224.0.0.1/",
  "http://255.255.255.255/",
  "http://240.0.0.1/",
  "http://[fe80::1]/",
  "http://[fc00::1]/",
  "http://[ff02::1]/",
  "http://[fec0::1]/",
  "http://[2001:db8::1]/",
  "http://router.lan/",
  "http://printer.local/",
  "http://kubernetes.default.svc.cluster.local/",
  "http://wiki.corp/",
  "http://box.home.arpa/",
  "http://hidden.onion/",
  "http://1.0.0.127.in-addr.arpa/",
  "http://8.8.8.8:22/",
  "http://8.8.8.8:25/",
  "http://8.8.8.8:6667/",
  "https://8.8.8.8:110/",
  "file:///etc/passwd",
  "ftp://8.8.8.8/",
  "gopher://127.0.0.1:CANARY/_GET%20/",
  "unix:/var/run/docker.sock",
  "data:application/json,{}",
  "javascript:alert(1)",
])("%s is refused", async (text) => {
  const answer = await open().read(new URL(toCanary(text)), never)
  expect(answer).toMatchObject({ kind: "unreachable", lasting: true, hostFailed: false })
})

test.each([
  "http://[::1%25lo]:CANARY/",
  "http://[fe80::1%25eth0]/",
  "http://127.0.0.1:CANARY:80/",
  "http://256.0.0.1/",
  "http://[::1/",
  "http://1.2.3.4.5/",
  "http://0x7f.0.0.0x100000000/",
  "http://a%00.io/",
  "http://127.0.0.1%2f@a.io:99999/",
])("%s is no URL", (text) => {
  expect(URL.canParse(toCanary(text))).toBe(false)
})

test.each([
  ["loopback", ["127.0.0.1"]],
  ["loopback elsewhere", ["127.0.0.53"]],
  ["loopback of IPv6", ["::1"]],
  ["this host", ["0.0.0.0"]],
  ["this host of IPv6", ["::"]],
  ["private addresses", ["10.1.2.3", "172.20.0.1", "192.168.0.10"]],
  ["link-local", ["169.254.169.254"]],
  ["link-local of IPv6 with a zone", ["fe80::1%lo"]],
  ["a public address with a zone", ["2606:4700:4700::1111%lo"]],
  ["carrier NAT", ["100.64.0.1"]],
  ["unique local", ["fd12:3456::1"]],
  ["IPv4-mapped", ["::ffff:127.0.0.1"]],
  ["IPv4-mapped in hexadecimal", ["::ffff:7f00:1"]],
  ["NAT64", ["64:ff9b::7f00:1"]],
  ["6to4", ["2002:7f00:1::1"]],
  ["Teredo", ["2001:0:1::1"]],
  ["multicast", ["224.0.0.251", "ff02::fb"]],
  ["broadcast", ["255.255.255.255"]],
  ["documentation", ["192.0.2.1", "2001:db8::1", "3fff::1"]],
  ["a name instead of an address", ["localhost"]],
  ["a number instead of an address", ["2130706433"]],
  ["an address in octal", ["0177.0.0.1"]],
  ["something else", ["127.0.0.1:80", "[::1]", "", "8.8.8.8 127.0.0.1"]],
  ["nothing", []],
])("a name that resolves to %s is refused", async (_, addresses) => {
  const answer = await open({ "innocent.io": addresses }).read(new URL(toCanary("http://innocent.io:CANARY/")), never)
  expect(answer).toEqual({ kind: "unreachable", reason: "no public address", lasting: true, hostFailed: false })
})

test.each([
  "http://localhost:CANARY/",
  "http://127.1:CANARY/",
  "http://[::ffff:127.0.0.1]:CANARY/",
  "http://2130706433:CANARY/",
  "//localhost:CANARY/",
  "//[::1]:CANARY/",
  "\\\\127.0.0.2:CANARY\\",
  "http://inside.io:CANARY/",
  "http://user:pass@inside.io/",
  "http://169.254.169.254/latest/meta-data/",
  "https://10.0.0.1/",
  "http://inside.io:22/",
  "file:///etc/passwd",
  "ftp://inside.io/",
  "data:application/json,{}",
  "gopher://127.0.0.1:CANARY/",
  "javascript:alert(1)",
  "ipfs://QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPbdG",
])("a redirect to %s is refused, at the first hop and after others", async (target) => {
  const outside = await serve((request, response) => {
    const hop = Number(request.url?.slice(1))
    response
      .writeHead([302, 307, 308][hop % 3] as number, { location: hop > 0 ? `/${hop - 1}` : toCanary(target) })
      .end()
  })
  const reader = open({ "inside.io": ["127.0.0.1", "::1", "10.0.0.1"] }, [`127.0.0.1:${outside.port}`])
  for (const hops of [0, 2]) {
    const answer = await reader.read(new URL(`${outside.url}/${hops}`), never)
    expect(answer).toMatchObject({ kind: "unreachable", lasting: true, hostFailed: false })
    expect(outside.requests.at(-1)?.url).toBe("/0")
  }
})

test("a name that changes its address between two requests is checked each time", async () => {
  const outside = await serve((_, response) => response.setHeader("connection", "close").end("{}"))
  const answers = [["127.0.0.1"], ["127.0.0.1"], ["10.0.0.1"]]
  // In this test loopback counts as public, and a private address must not be reached.
  const reader = createWebReader({
    maxBytes: 1000,
    timeout: 2000,
    maxRedirects: 0,
    allowedPrivateHosts: [],
    resolve: async () => answers.shift() ?? [],
    isPublic: (address) => address === "127.0.0.1",
  })
  readers.push(reader)
  const url = new URL(`http://rebind.io:${outside.port}/`)
  const kinds = [await reader.read(url, never), await reader.read(url, never), await reader.read(url, never)]
  expect(kinds.map(({ kind }) => kind)).toEqual(["read", "read", "unreachable"])
  expect([outside.connections(), answers]).toEqual([2, []])
})

test("what is allowed with a port opens no other port", async () => {
  const own = await serve((_, response) => response.end("{}"))
  const reader = open({}, [`127.0.0.1:${own.port}`])
  expect(await reader.read(new URL(own.url), never)).toMatchObject({ kind: "read" })
  expect(await reader.read(new URL(canary.url), never)).toMatchObject({ kind: "unreachable", lasting: true })
})
