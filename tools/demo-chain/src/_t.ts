import { startAnvil } from "./anvil/start-anvil.ts"
import { startDemoChain } from "./start-demo-chain.ts"
import { createRpc } from "./anvil/rpc.ts"
import { execSync } from "node:child_process"
let t = performance.now()
const c = await startDemoChain({ stateFile: "/tmp/dc/long.jsonl", rounds: 10 }); const rpc = createRpc(c.rpcUrl)
console.log("start", performance.now() - t); t = performance.now()
const tr = JSON.stringify(await rpc("debug_traceBlockByNumber", ["0x5", { tracer: "callTracer" }]))
await c.play(1200)
console.log("played", performance.now() - t)
console.log("trace same", tr === JSON.stringify(await rpc("debug_traceBlockByNumber", ["0x5", { tracer: "callTracer" }])), tr.length)
console.log(String(await rpc("eth_call", [{ to: c.contracts.iceCoin.address, data: "0x06fdde03" }, "0x20"]).catch((e) => e.message)).slice(0, 80))
console.log(execSync("du -sh ~/.foundry /tmp/serac-anvil-* 2>&1 | head; ps ax -o rss,args | grep '[/]bin/anvil --no' | cut -c1-40; ls -la /tmp/dc/long.jsonl").toString())
await c.stop()
t = performance.now()
const d = await startDemoChain({ stateFile: "/tmp/dc/long.jsonl", rounds: 10 }); console.log("again", performance.now() - t, await createRpc(d.rpcUrl)("eth_blockNumber")); await d.stop()
console.log(execSync("ls -d /tmp/serac-anvil-* 2>&1 | head -3").toString())
