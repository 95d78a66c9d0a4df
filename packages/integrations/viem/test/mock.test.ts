import { startMock } from "@serac/mock"
import { createClient, createPublicClient, http } from "viem"
import { expect, test } from "vitest"
import { healthActions, pChainActions, subnetEvmActions, xChainActions } from "../src/index.ts"

test("every action of a chain is answered by the mock, batched by viem", async () => {
  await using mock = await startMock("subnet-evm")
  const transport = http(`${mock.url}/ext/bc/C/rpc`, { batch: true })
  const client = createPublicClient({ transport }).extend(subnetEvmActions())
  const [number, { feeConfig }, rules, config, { validators }] = await Promise.all([
    client.getBlockNumber(),
    client.feeConfig(),
    client.getActiveRulesAt(),
    client.getChainConfig(),
    client.validatorsGetCurrentValidators({}),
  ])
  expect([number, feeConfig.gasLimit, rules.ethRules.ChainID, config.chainId, validators.length]).toEqual([
    expect.any(BigInt),
    expect.any(BigInt),
    expect.any(BigInt),
    expect.any(BigInt),
    expect.any(Number),
  ])
})

test("the P-Chain, the X-Chain and the health of a node are answered by their mocks", async () => {
  await using pMock = await startMock("p-chain")
  await using xMock = await startMock("x-chain")
  await using healthMock = await startMock("health")
  const { pChain } = createClient({ transport: http(pMock.url) }).extend(pChainActions())
  const { xChain } = createClient({ transport: http(xMock.url) }).extend(xChainActions())
  const { health } = createClient({ transport: http(healthMock.url) }).extend(healthActions())
  const [{ excess }, { nodeID }, { height }, { healthy }] = await Promise.all([
    pChain.getFeeState(),
    pChain.infoGetNodeID(),
    xChain.getHeight(),
    health.checkLiveness(),
  ])
  expect([typeof excess, nodeID.slice(0, 7), typeof height, healthy]).toEqual(["bigint", "NodeID-", "string", true])
})
