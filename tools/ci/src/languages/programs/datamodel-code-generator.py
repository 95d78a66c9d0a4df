import sys
from urllib.request import urlopen

import api


def read(model, path):
    with urlopen(sys.argv[1] + path) as response:
        return model.model_validate_json(response.read())


def plain(value):
    return getattr(value, "root", value)


chains = read(api.ChainList, "/v1/chains")
block = read(api.EvmBlock, "/v1/chains/43114/blocks/1")
balance = read(api.NativeBalance, f"/v1/chains/43114/addresses/{sys.argv[2]}/balances:getNative")
print(len(chains.chains), plain(block.blockNumber), plain(balance.nativeTokenBalance.balance))
