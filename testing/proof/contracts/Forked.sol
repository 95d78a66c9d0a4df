// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC721Enumerable} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721Enumerable.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {TransparentUpgradeableProxy} from "@openzeppelin/contracts/proxy/transparent/TransparentUpgradeableProxy.sol";

contract Token is ERC20, ERC20Permit {
    constructor(address holder) ERC20("Ice", "ICE") ERC20Permit("Ice") {
        _mint(holder, 1_000_000);
    }
}

contract Tickets is ERC721Enumerable {
    constructor(address holder, uint256 count) ERC721("Tickets", "TIX") {
        for (uint256 id = 1; id <= count; id++) _mint(holder, id);
    }
}

/// A vault behind a proxy: the first version only takes.
contract Vault {
    uint256 public total;
    mapping(address => uint256) public shares;

    function deposit() external payable {
        total += msg.value;
        shares[msg.sender] += msg.value;
    }

    function version() external pure virtual returns (uint256) {
        return 1;
    }
}

contract VaultUpgrade is Vault {
    error TooMuch(uint256 wanted, uint256 available);

    function withdraw(uint256 amount) external {
        uint256 available = shares[msg.sender];
        if (amount > available) revert TooMuch(amount, available);
        shares[msg.sender] = available - amount;
        total -= amount;
        payable(msg.sender).transfer(amount);
    }

    function version() external pure override returns (uint256) {
        return 2;
    }
}

contract VaultProxy is TransparentUpgradeableProxy {
    constructor(address logic, address owner) TransparentUpgradeableProxy(logic, owner, abi.encodeCall(Vault.version, ())) {}
}

contract Workshop {
    event Made(address clone);

    address[] public made;

    function make(address template, bytes32 salt) external {
        address clone = Clones.cloneDeterministic(template, salt);
        made.push(clone);
        emit Made(clone);
    }
}

/// Stores the last message that the messenger of ICM delivered.
contract Letterbox {
    bytes public last;

    function receiveTeleporterMessage(bytes32, address, bytes calldata message) external {
        last = message;
    }
}
