import {
  buildGenesis,
  decodePChainBlock,
  formatId,
  formatNodeId,
  type Genesis,
  type GenesisFile,
  type PChainTransaction,
  recoverPublicKey,
} from "@serac/chain"
import type { Fork } from "../fork/fork.ts"
import { forkCreatedBy } from "../fork/forked-chain.ts"
import { keyOf } from "../interfaces/keys.ts"
import {
  type Archive,
  AtomicTransactions,
  Journal,
  JournaledList,
  JournaledMap,
  memoryArchive,
  PChain,
  type PChainOptions,
  type Recover,
  rememberRecover,
  SharedMemory,
  XChain,
  zeroID,
} from "../ledger/index.ts"
import type { LogEntry } from "../state/log-entry.ts"
import { ChainRegistry } from "./chain-registry.ts"
import { ConsensusChain, type ConsensusChainOptions } from "./consensus/consensus-chain.ts"
import { proposerAfter } from "./consensus/proposer.ts"
import type { DevnetClock } from "./devnet-clock.ts"
import { devnetGenesis } from "./devnet-genesis.ts"
import { Keyring } from "./keyring.ts"
import { localUpgradeConfig, type UpgradeConfig } from "./upgrade-config.ts"
import { Uptimes } from "./uptimes.ts"
import { primaryValidator, type ValidatorIdentity, verifyProof } from "./validator-identity.ts"

/** Options of a primary network. */
export interface PrimaryNetworkOptions {
  readonly clock: DevnetClock
  /** The seed from which its validators' keys derive. */
  readonly seed: string
  /** Number of validators. Default: 5. */
  readonly validators?: number | undefined
  /** Network id. Default: 12345, the local network's. */
  readonly networkID?: number | undefined
  /** The genesis. Default: the local network's, with its own validators, at the clock's time. */
  readonly genesis?: GenesisFile | undefined
  /** The living chain of which one EVM chain of the network is a fork. */
  readonly fork?: Fork | undefined
  /** The times of upgrades. Default: as on local networks. */
  readonly upgrades?: UpgradeConfig | undefined
  readonly staking?: PChainOptions["staking"]
  readonly recover?: Recover | undefined
  /** Where all chains store old blocks. Default: in memory. */
  readonly archive?: Archive | undefined
}

/**
 * P, X and the atomic transactions of C, with one journal, one shared memory and one clock. `work` makes blocks of pending transactions
 * and due changes; consensus wraps them in envelopes.
 */
export class PrimaryNetwork {
  readonly journal = new Journal()
  readonly memory = new SharedMemory(this.journal)
  readonly chains = new ChainRegistry(this.journal)
  readonly uptimes = new Uptimes(this.journal)
  /** The keys of the simulated validators. */
  readonly keyring = new Keyring()
  /** The texts of the `upgrade.json` of EVM chains, by the key of their id; absent for chains without upgrades. */
  readonly chainUpgrades: JournaledMap<string, string>
  /** All changes of the network, in order. */
  readonly log: JournaledList<LogEntry>
  readonly clock: DevnetClock
  readonly archive: Archive
  readonly genesisFile: GenesisFile
  readonly genesis: Genesis
  /** The living chain of which one EVM chain is a fork. */
  readonly fork: Fork | undefined
  readonly upgrades: UpgradeConfig
  readonly validators: readonly ValidatorIdentity[]
  readonly p: PChain
  readonly x: XChain
  readonly atomic: AtomicTransactions
  readonly consensus: { readonly P: ConsensusChain; readonly X: ConsensusChain }

  constructor(options: PrimaryNetworkOptions) {
    const { clock, seed, validators = 5, fork, staking, archive = memoryArchive } = options
    const { networkID = fork?.networkID } = options
    const { upgrades = localUpgradeConfig() } = options
    const recover = rememberRecover(options.recover ?? recoverPublicKey)
    const { journal, memory } = this
    this.clock = clock
    this.upgrades = upgrades
    this.archive = archive
    this.log = new JournaledList(journal, archive.table())
    this.chainUpgrades = new JournaledMap(journal)
    this.validators = Array.from({ length: validators }, (_, index) => primaryValidator(seed, index))
    for (const validator of this.validators) this.keyring.add(validator)
    const now = BigInt(Math.floor(clock.now() / 1000))
    this.genesisFile = options.genesis ?? devnetGenesis({ startTime: now, validators: this.validators, networkID })
    const { startTime } = this.genesisFile
    if (startTime > now) throw new RangeError(`a genesis begins at ${now} or before, which is now, not at ${startTime}`)
    this.fork = fork
    const genesis = buildGenesis(this.genesisFile)
    // A forked C-Chain has the id of the living one.
    const forkedID = fork?.kind === "coreth" ? fork.blockchainID : undefined
    this.genesis = { ...genesis, cChainID: forkedID ?? genesis.cChainID }
    const { xChainID, cChainID } = this.genesis
    this.chains.add(zeroID, "P", "platform")
    this.chains.add(xChainID, "X", "avm")
    this.chains.add(cChainID, "C", "evm")
    const common = { journal, archive, memory, clock, genesis: this.genesis }
    const uptimeOf = (nodeID: Uint8Array) => this.uptimes.of(nodeID)
    const chainID = ({ unsigned }: PChainTransaction) =>
      unsigned.type === "CreateChainTx" ? forkCreatedBy(unsigned, this)?.blockchainID : undefined
    this.p = new PChain({ ...common, staking, uptimeOf, upgrades, chainID, cryptography: { recover, verifyProof } })
    this.x = new XChain({ ...common, recover, startTime: upgrades.cortina })
    this.atomic = new AtomicTransactions({ ...common, recover })
    this.consensus = {
      P: this.envelopes(zeroID, zeroID, { id: this.p.last.id, timestamp: startTime }),
      X: this.envelopes(xChainID, zeroID, { id: this.x.last.id, timestamp: this.x.last.time }),
    }
  }

  /** Creates the consensus of a chain (32 bytes), whose blocks are proposed by validators of a subnet (32 bytes). */
  envelopes(chainID: Uint8Array, subnetID: Uint8Array, genesis: ConsensusChainOptions["genesis"]): ConsensusChain {
    const { journal, archive, clock, upgrades } = this
    return new ConsensusChain({
      journal,
      archive,
      clock,
      genesis,
      chainID,
      pChainHeight: () => BigInt(this.p.minimumHeight),
      epochDuration: upgrades.epochDuration,
      proposerAfter: (parentID) => proposerAfter({ state: this.p.state, keyring: this.keyring }, subnetID, parentID),
    })
  }

  /** Makes blocks of P and X until nothing is pending or due. @returns the number of blocks */
  work(): number {
    let made = 0
    while (this.workOnP()) made++
    while (this.workOnX()) made++
    return made
  }

  /** Makes the next block of the P-Chain, if one is due. @returns whether it made one */
  workOnP(decision?: "commit" | "abort"): boolean {
    return this.journal.attempt(() => {
      const block = this.p.build({ decision })
      if (block) this.#sealP(block.bytes)
      return block !== undefined
    })
  }

  /** Makes the next block of the X-Chain, if one is due. @returns whether it made one */
  workOnX(): boolean {
    return this.journal.attempt(() => {
      const block = this.x.build()
      if (block) this.#sealX(block.bytes, block.time)
      return block !== undefined
    })
  }

  /** Accepts an existing block of P or X. @throws {LedgerError} with the node's text. */
  accept(chain: "P" | "X", bytes: Uint8Array): void {
    this.journal.attempt(() => {
      if (chain === "P") {
        this.p.accept(bytes)
        this.#sealP(bytes)
      } else this.#sealX(bytes, this.x.accept(bytes).time)
    })
  }

  /** Sets the uptime of a validator: 0 to 1. @throws {RangeError} */
  setUptime(nodeID: Uint8Array, uptime: number): void {
    this.uptimes.set(nodeID, uptime)
    this.note({ chain: "P", method: "setUptime", params: [formatNodeId(nodeID), uptime] })
  }

  /** Sets the text of the `upgrade.json` of an EVM chain (id of 32 bytes), which applies when the chain starts. */
  setChainUpgrades(blockchainID: Uint8Array, text: string): void {
    this.chainUpgrades.set(keyOf(blockchainID), text)
    this.note({ chain: "P", method: "setChainUpgrades", params: [formatId(blockchainID), text] })
  }

  /** Records a change of a chain. */
  note(change: NotedChange): void {
    this.log.push({ time: this.clock.now(), ...change })
  }

  #sealP(bytes: Uint8Array): void {
    const { type } = decodePChainBlock(bytes)
    const isOption = type === "BanffCommitBlock" || type === "BanffAbortBlock"
    this.consensus.P.accept({ bytes, timestamp: this.p.state.time, isOption })
    this.note({ chain: "P", block: bytes })
  }

  #sealX(bytes: Uint8Array, timestamp: bigint): void {
    this.consensus.X.accept({ bytes, timestamp })
    this.note({ chain: "X", block: bytes })
  }
}

type WithoutTime<T> = T extends unknown ? Omit<T, "time"> : never

/** A recorded change of a chain, without its time. */
export type NotedChange = WithoutTime<LogEntry>
