import sys

from api.api.balances import get_native_balance
from api.api.blocks import get_block
from api.api.chains import list_chains
from api.client import Client

client = Client(base_url=sys.argv[1], raise_on_unexpected_status=True)
chains = list_chains.sync(client=client)
block = get_block.sync("43114", "1", client=client)
balance = get_native_balance.sync("43114", sys.argv[2], client=client)
print(len(chains.chains), block.block_number, balance.native_token_balance.balance)
