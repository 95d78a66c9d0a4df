import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import type { Calls } from "../../src/drop-in/calls/call.ts"
import { evmCalls } from "../../src/drop-in/calls/evm.ts"
import { metricsCalls } from "../../src/drop-in/calls/metrics.ts"
import { primaryNetworkCalls } from "../../src/drop-in/calls/primary-network.ts"
import { localMethods, refusals } from "../../src/drop-in/calls/refused-calls.ts"
import { usageCalls } from "../../src/drop-in/calls/usage.ts"
import {
  callChainkit,
  chainkitMethods,
  complaintsOf,
  errorText,
  type SdkOutcome,
  type ServiceUrls,
} from "../../src/drop-in/chainkit.ts"
import { docProgram } from "../../src/drop-in/doc-program.ts"
import { type LoopbackFetch, loopbackOnly } from "../../src/drop-in/loopback-only.ts"
import { lostMembers } from "../../src/drop-in/lost-members.ts"
import { findSubjects, type Subjects } from "../../src/drop-in/subjects.ts"
import { type Stack, startRecordedStack } from "../../src/index.ts"

const calls = Object.entries({ ...evmCalls, ...primaryNetworkCalls, ...metricsCalls, ...usageCalls } satisfies Calls)
const refused = refusals.flatMap(({ says, requests }) =>
  Object.entries(requests).map(([name, request]) => ({ name, request, says })),
)
const atOnce = 8

let stack: Stack
let urls: ServiceUrls
let subjects: Subjects
let guard: LoopbackFetch
let outcomes: ReadonlyMap<string, readonly SdkOutcome[]>
beforeAll(async () => {
  guard = loopbackOnly(globalThis.fetch)
  vi.stubGlobal("fetch", guard.fetch)
  stack = await startRecordedStack({ dialect: "public" })
  urls = { data: stack.dataUrl, metrics: stack.metricsUrl }
  subjects = await findSubjects(urls.data, "43114")
  const all = new Map<string, readonly SdkOutcome[]>()
  for (const [name, requests] of calls) all.set(name, await callAll(name, requests(subjects)))
  outcomes = all
  // Every method of the SDK is called against both services.
}, 120_000)
afterAll(async () => {
  vi.unstubAllGlobals()
  await stack?.close()
})

async function callAll(name: string, requests: readonly unknown[]): Promise<readonly SdkOutcome[]> {
  const results: SdkOutcome[] = []
  for (let at = 0; at < requests.length; at += atOnce) {
    const some = requests.slice(at, at + atOnce)
    results.push(...(await Promise.all(some.map((request) => callChainkit(name, request, urls)))))
  }
  return results
}

/** The values of each method's outcomes, without methods that have none. */
function byMethod<Value>(of: (outcomes: readonly SdkOutcome[]) => readonly Value[]): Record<string, readonly Value[]> {
  const found = [...outcomes].map(([name, all]) => [name, of(all)] as const)
  return Object.fromEntries(found.filter(([, values]) => values.length > 0))
}

test("every method of the SDK is called here or is listed with the reason why it is not served", () => {
  const here = [...calls, ...refused.map(({ name }) => [name])].map(([name]) => name)
  expect([...here, ...localMethods].sort()).toEqual([...chainkitMethods().keys()].sort())
})

test("the SDK takes every answer: its own schemas have nothing against any, but for what they say of private networks", () => {
  const words = [...outcomes].flatMap(([name, all]) =>
    all.filter(({ error }) => error !== undefined).map(({ error }) => `${name}: ${errorText(error).slice(0, 500)}`),
  )
  const complaints = byMethod((all) => [...new Set(all.flatMap(({ error }) => complaintsOf(error)))])
  expect(complaints, words.join("\n")).toEqual({
    // The client supports the X- and C-Chain of public networks only; the recordings are of private networks.
    "data.primaryNetwork.getChainIdsForAddresses": ["addresses[].blockchainIds[]: invalid_enum_value"],
  })
})

test("each method was answered with something", () => {
  const isSomething = ({ status, body }: SdkOutcome["exchanges"][number]) =>
    status === 201 ||
    Object.values((body ?? {}) as object).some((member) => !Array.isArray(member) || member.length > 0)
  const empty = byMethod((all) => (all.some(({ exchanges }) => exchanges.some(isSomething)) ? [] : ["nothing"]))
  expect(empty).toEqual({})
})

test("the SDK gives to its users all that was sent, but for what its schemas do not have", () => {
  const lost = byMethod((all) => [
    ...new Set(
      all
        .filter(({ error }) => error === undefined)
        .flatMap(({ pages, exchanges }) => exchanges.flatMap(({ body }, at) => lostMembers(body, pages[at]))),
    ),
  ])
  const renewed = ["period", "autoCompoundRewardShares", "validatorAuthority"]
  const periods = [...renewed, "rewardedPeriods", "restakedRewards"].map((name) => `validators[].${name}`)
  const transaction = [
    "l1ValidatorDetails[].blsCredentials.publicKey",
    "l1ValidatorDetails[].blsCredentials.proofOfPossession",
    "stakingPeriod",
    ...renewed,
  ]
  expect(lost).toEqual({
    // Serac adds the logs of a transaction and the reason of its failure.
    "data.evm.transactions.get": ["logs[]", "nativeTransaction.revertReason"],
    "data.evm.contracts.getDeploymentTransaction": ["logs[]"],
    // Serac adds the source of a balance.
    "data.evm.address.balances.listErc20": ["erc20TokenBalances[].balanceSource"],
    "data.evm.address.balances.listErc721": ["erc721TokenBalances[].balanceSource"],
    "data.evm.address.balances.listErc1155": ["erc1155TokenBalances[].balanceSource"],
    "data.evm.address.balances.listCollectibles": ["collectibleBalances[].balanceSource"],
    // Validators that renew themselves came with the Helicon upgrade, after the SDK.
    "data.primaryNetwork.listValidators": periods,
    "data.primaryNetwork.getValidatorDetails": periods,
    "data.primaryNetwork.transactions.listActiveStakingTransactions": renewed.map((name) => `transactions[].${name}`),
    "data.primaryNetwork.transactions.get": transaction,
    "data.primaryNetwork.transactions.listLatest": transaction.map((name) => `transactions[].${name}`),
    // The SDK's schema of an L1 validator's credentials has no members.
    "data.primaryNetwork.listL1Validators": ["validators[].blsCredentials.publicKey"],
  })
})

test("the SDK knows each refusal by its status, and tells what the service says", async () => {
  const said = await Promise.all(
    refused.map(async ({ name, request, says }) => {
      const { error, exchanges } = await callChainkit(name, request, urls)
      const texts = exchanges.flatMap(({ body }) => (body as { readonly message: string | readonly string[] }).message)
      return { name, says, said: texts.join(), error: error === undefined ? "none" : (error as Error).name }
    }),
  )
  const isKnown = (error: string) => error === "ServiceUnavailableError"
  expect(said.filter(({ says, said, error }) => !said.includes(says) || !isKnown(error))).toEqual([])
})

test("nothing but the services was asked; what the SDK tells of its users goes to one other host, and can be cut off", async () => {
  expect(guard.refused).toEqual([])
  const { chainId } = subjects
  const quiet = await callChainkit("data.evm.chains.get", { chainId }, urls)
  const observed = await callChainkit("data.evm.chains.get", { chainId }, urls, { enableTelemetry: true })
  expect(observed).toEqual(quiet)
  expect(new Set(guard.refused)).toEqual(new Set(["us.i.posthog.com"]))
})

test("the program that the documentation shows asks the services, and nothing else", async () => {
  const folder = fileURLToPath(new URL("../..", import.meta.url))
  const program = ["--import", "./src/drop-in/keep-to-loopback.ts", "--input-type=module", "-e", await docProgram(urls)]
  const { stdout, stderr } = await promisify(execFile)(process.execPath, program, { cwd: folder })
  const [newest] = subjects.blocks
  expect({ stdout, stderr }).toEqual({ stdout: `43114 ${newest}\n`, stderr: "" })
})
