import { decodePChainBlock, formatId, formatNodeId, type PChainUtxo, parseAddress, parseId } from "@serac/chain"
import type { L1ValidatorRow, UtxoRow } from "@serac/store"
import { beforeAll, describe, expect, test } from "vitest"
import { answersTo, platformBlocks, utxosIn } from "./primary-fixtures.ts"
import { hex, indexRecordedPlatform, only, owner, parsed, shown, writer } from "./recorded-platform.ts"

beforeAll(indexRecordedPlatform)

describe("UTXOs", () => {
  const fromP = answersTo("getUTXOs").filter(({ params }) => params.sourceChain === undefined)

  test("what every address can spend is what the node says, to the byte", () => {
    expect(fromP).toHaveLength(9)
    for (const answer of fromP) {
      const address = parseAddress(only<string>(answer.params.addresses)).bytes
      const expected = utxosIn(answer).map(({ txID, outputIndex }: PChainUtxo) => `${hex(txID)}:${outputIndex}`)
      const found = writer.unspentOf(address, "P", "P")
      expect([...found.keys()].sort()).toEqual(expected.sort())
      const recorded = answer.result.utxos.map((utxo: string) => utxo.slice(0, -8)).sort()
      expect([...found.values()].map((row) => parsed(row.platformFragment).utxoBytes).sort()).toEqual(recorded)
    }
  })

  test("the sums of what every address can spend are the node's balances, by asset", () => {
    const answers = answersTo("getBalance").filter(({ params }) => params.addresses?.length === 1)
    expect(answers.length).toBeGreaterThanOrEqual(9)
    for (const { params, result } of answers) {
      const sums: Record<string, bigint> = {}
      for (const { assetId, amount } of writer.unspentOf(parseAddress(params.addresses[0]).bytes, "P", "P").values()) {
        sums[formatId(assetId)] = (sums[formatId(assetId)] ?? 0n) + amount
      }
      const found = Object.fromEntries(Object.entries(sums).map(([asset, sum]) => [asset, String(sum)]))
      expect(found).toEqual(result.balances)
    }
  })

  test("what is staked is what the node says is staked", () => {
    for (const { params, result } of answersTo("getStake")) {
      const address = hex(parseAddress(params.addresses[0]).bytes)
      const staked = [...writer.utxoRows.values()].filter(
        (row) => row.staked && row.addresses.some((each) => hex(each) === address),
      )
      expect(String(staked.reduce((sum, { amount }) => sum + amount, 0n))).toBe(result.staked)
      expect(staked).toHaveLength(result.stakedOutputs.length)
    }
  })

  test("nothing is lost: what there is, was there or came in or was paid, and did not leave or burn", () => {
    const rows = [...writer.utxoRows]
    const sum = (found: readonly (readonly [string, UtxoRow])[]) =>
      found.reduce((total, [, { amount }]) => total + amount, 0n)
    const onP = rows.filter(([, { consumedOn }]) => consumedOn === "P")
    const unspent = sum(onP.filter(([key]) => !writer.consumptions.has(key)))
    const exported = sum(rows.filter(([, { consumedOn }]) => consumedOn !== "P"))
    const transactions = [...writer.transactions.values()].filter(({ height }) => height > 0)
    const outputs = new Map([...writer.transactions.values()].map(({ id, outputs }) => [hex(id), outputs]))
    const beside = onP.filter(([, { txId, outputIndex }]) => outputIndex >= (outputs.get(hex(txId)) ?? 0))
    const atGenesis = sum(onP.filter(([, { height }]) => height === 0))
    const laterBeside = sum(beside.filter(([, { height }]) => height > 0))
    const amounts = (list: readonly { readonly amount: string }[]) =>
      list.reduce((total, { amount }) => total + BigInt(amount), 0n)
    const burned = transactions.reduce((total, { fragment }) => total + amounts(parsed(fragment).amountBurned), 0n)
    const inputs = platformBlocks
      .flatMap(({ bytes }) => decodePChainBlock(bytes).transactions)
      .flatMap(({ unsigned }) => (unsigned.type === "ImportTx" ? unsigned.importedInputs : []))
    const imported = inputs.reduce(
      (total, { input }) => total + (input.type === "stakeable.LockIn" ? input.input.amount : input.amount),
      0n,
    )
    const foreign = [...writer.consumptions].filter(([key]) => !writer.utxoRows.has(key))
    expect(foreign).toHaveLength(inputs.length)
    for (const [, { consumingTx }] of foreign) expect(writer.transactions.get(hex(consumingTx))?.type).toBe("ImportTx")
    expect(unspent).toBe(atGenesis + imported + laterBeside - burned - exported)
  })
})

describe("L1 validators", () => {
  const l1 = "2HXEVVezdJdQJU75LfXLXfrsqewAXd5neyyr2L1NAFPWakuYyv"
  const form = async (row: L1ValidatorRow) => ({
    nodeID: formatNodeId(row.nodeId),
    weight: String(row.weight),
    startTime: String(row.start),
    validationID: formatId(row.validationId),
    publicKey: row.data.publicKey,
    remainingBalanceOwner: owner(row.data.remainingBalanceOwner),
    deactivationOwner: owner(row.data.deactivationOwner),
    minNonce: String(row.minNonce),
    balance: String(row.endAccumulatedFee && row.endAccumulatedFee - ((await writer.platform())?.accruedFees ?? 0n)),
  })

  test("all are the node's, balances to the last nAVAX", async () => {
    const answer = only(
      answersTo("getCurrentValidators").filter(({ params }) => params.subnetID === l1 && !params.nodeIDs),
    )
    const found = await Promise.all((await writer.currentL1Validators()).map(form))
    const order = (left: { readonly validationID: string }, right: { readonly validationID: string }) =>
      left.validationID < right.validationID ? -1 : 1
    expect(found.sort(order)).toEqual(answer.result.validators.sort(order))
  })

  test("each is the node's", async () => {
    const answers = answersTo("getL1Validator")
    expect(answers.length).toBeGreaterThanOrEqual(6)
    for (const { params, result } of answers) {
      const row = writer.l1Validators.get(hex(parseId(params.validationID))) as L1ValidatorRow
      expect({ ...(await form(row)), subnetID: formatId(row.subnetId), height: "134" }).toEqual(result)
    }
  })

  test("one that was removed has no weight, and its balance is in the UTXO behind the transaction's outputs", () => {
    const removed = only([...writer.l1Validators.values()].filter(({ weight }) => weight === 0n))
    expect(formatId(removed.validationId)).toBe("2PM2qrMgz1cezrCpQDnsmupY8SPFP6Kjo6kpH4edgFXXw6sMxn")
    const weights = [...writer.transactions.values()].filter(({ type }) => type === "SetL1ValidatorWeightTx")
    const removal = only(weights.filter(({ fragment }) => parsed(fragment).l1ValidatorDetails[0].weight === 0))
    const refund = writer.utxoRows.get(`${hex(removal.id)}:${removal.outputs}`)
    expect(refund?.amount).toBe(-BigInt(parsed(removal.fragment).l1ValidatorDetails[0].balanceChange))
    expect(refund?.addresses.map(hex)).toEqual(removed.balanceAddresses.map(hex))
  })
})

describe("subnets and chains", () => {
  test("owners, conversion and manager of every subnet are the node's", () => {
    const answers = answersTo("getSubnet")
    expect(answers).toHaveLength(3)
    const empty = formatId(new Uint8Array(32))
    for (const { params, result } of answers) {
      const data = writer.subnetRows.get(hex(parseId(params.subnetID)))?.data
      expect({
        isPermissioned: data?.conversion === undefined,
        controlKeys: data?.owner.addresses.map(shown),
        threshold: String(data?.owner.threshold),
        locktime: data?.owner.locktime,
        subnetTransformationTxID: data?.transformation?.txHash ?? empty,
        conversionID: data?.conversion?.conversionId ?? empty,
        managerChainID: data?.conversion?.managerChainId ?? empty,
        managerAddress: data?.conversion?.managerAddress ?? null,
      }).toEqual({ ...result, controlKeys: result.controlKeys.sort((a: string, b: string) => order(a) - order(b)) })
    }
    function order(address: string) {
      return Buffer.from(parseAddress(address).bytes).readUInt32BE()
    }
  })

  test("a subnet that was handed over remembers who had it", () => {
    const former = [...writer.subnetRows.values()].map(({ data }) => data.formerOwners?.length ?? 0)
    expect(former.sort()).toEqual([0, 0, 1])
  })

  test("the chains are the node's, and the EVM's ids are in their genesis", () => {
    const found = [...writer.blockchains.values()].map((row) => ({
      id: formatId(row.blockchainId),
      name: row.name,
      subnetID: formatId(row.subnetId),
      vmID: row.vmId,
    }))
    const byName = (left: { readonly name: string }, right: { readonly name: string }) =>
      left.name < right.name ? -1 : 1
    const { blockchains } = only(answersTo("getBlockchains")).result
    expect(found.sort(byName)).toEqual(blockchains.sort(byName))
    const evmChainIds = [...writer.blockchains.values()].map(({ name, evmChainId }) => [name, evmChainId])
    expect(Object.fromEntries(evmChainIds)).toMatchObject({
      "X-Chain": undefined,
      "C-Chain": "43112",
      "Serac L1": "99928",
    })
  })
})

describe("blocks", () => {
  test("the last one has the node's time", async () => {
    const { timestamp } = only(answersTo("getTimestamp")).result
    const head = await writer.head("P")
    expect(head).toMatchObject({ height: 134, timestamp: Date.parse(timestamp) / 1000 })
  })
})
