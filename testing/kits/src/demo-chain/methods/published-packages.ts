/** An npm package with files that contain ABIs. */
export interface PublishedPackage {
  readonly name: string
  readonly version: string
  readonly licence: "Apache-2.0" | "MIT"
  /** The registry's digest of the package's tarball. */
  readonly integrity: string
  /** The files to read: JSON, or JavaScript with literal ABIs. */
  readonly files: RegExp
}

/**
 * The sources of method names: standards, and contracts that are on many chains. All have licences that allow this use, and
 * publish their ABIs as data.
 */
export const publishedPackages: readonly PublishedPackage[] = [
  {
    name: "@openzeppelin/contracts",
    version: "5.7.0",
    licence: "MIT",
    integrity: "sha512-IL2AZpI+7THMzt1u6Cxmc1zLwVnudtUGvrqXQ/HnbLKfQ/8dIWMMQPDwPIjRQzNrlAo4cxZaCGRB/XvwPo9ILA==",
    files: /^build\/contracts\/.*\.json$/,
  },
  {
    name: "viem",
    version: "2.57.1",
    licence: "MIT",
    integrity: "sha512-eOV3fHnaMzkIFRefZg1icWztAKvBHg7RMKEH89ywY7hnyq1VxI4s/osXnTBViOsEZ7/LbbxU3w+JaIrbeIXRPQ==",
    files: /^_esm\/(account-abstraction\/)?constants\/abis\.js$/,
  },
  {
    name: "@safe-global/safe-deployments",
    version: "1.37.63",
    licence: "MIT",
    integrity: "sha512-dH4V3iHH5tZdxx3DBvvBzmnlOZpKMXUx6CBFGUwlARnUa9MEVVyg8Sbpc3DplsaPB5fLh0J97+WB5ylxhLWCRA==",
    files: /^dist\/assets\/.*\.json$/,
  },
  {
    name: "@traderjoe-xyz/sdk",
    version: "5.0.16",
    licence: "MIT",
    integrity: "sha512-C4SY7Z5HHFWBeJc1EqVepuNaBzaT795R1R47jAn2nsSD4hs1mV2/uHn/BcGDrf4itzrdLV7VxqKs+fIwE81FKw==",
    files: /^dist\/index\.mjs$/,
  },
  {
    name: "@traderjoe-xyz/sdk-v2",
    version: "3.0.21",
    licence: "MIT",
    integrity: "sha512-E6YVUdRBxExQcmUUM26yphTLShvp3gw2RVu9oWF72cGhG4WJMye+b/GhaOygyitpXjA8weexhBwIN63MSghpug==",
    files: /^dist\/index\.mjs$/,
  },
  {
    name: "sushi",
    version: "7.3.15",
    licence: "MIT",
    integrity: "sha512-i4L2qg7QDb/3Wb0Zk0YTSP/qWkrxuhezZ/CsGj6J8sj7hAuyrT/fVAlOMToKhBEY3WOJZuwiZiuvnzAUK9j9RA==",
    files: /^_esm\/evm\/abi\/.*\.js$/,
  },
  {
    name: "@pancakeswap/v3-sdk",
    version: "3.10.2",
    licence: "MIT",
    integrity: "sha512-jHx+aEG4aYBnMU9Ks5uSRV9Y8mCM6JCwV47tD8mWRMk+EpOQc7S9zMeIqj+9LhNxKqZovmo870m7nk0XWTxz3Q==",
    files: /^dist\/.*\.mjs$/,
  },
  {
    name: "@uniswap/permit2-sdk",
    version: "1.4.0",
    licence: "MIT",
    integrity: "sha512-l/aGhfhB93M76vXs4eB8QNwhELE6bs66kh7F1cyobaPtINaVpMmlJv+j3KmHeHwAZIsh7QXyYzhDxs07u0Pe4Q==",
    files: /^dist\/esm\/abis\/.*\.json$/,
  },
  {
    name: "@bgd-labs/aave-address-book",
    version: "4.44.22",
    licence: "MIT",
    integrity: "sha512-25dt74TdSJxpCu++QbfRcsSlXZJ2HnktkzekVa0n97X/wNDmJx49GxzZLQI3wIAvSsY/iNRGwBMsHq/LTc1qUg==",
    files: /^dist\/.*\.mjs$/,
  },
  {
    name: "@opensea/seaport-js",
    version: "4.3.0",
    licence: "MIT",
    integrity: "sha512-rRUiqMX9Dqo7bj+UYRZtO5mOZeRTfFQpCan21qgWCWDNno+PV7KYHsGJCWsxJc5ga84+o60uAxPP6achZE6C3g==",
    files: /^src\/artifacts\/seaport\/.*\.json$/,
  },
  {
    name: "@layerzerolabs/oft-evm",
    version: "4.0.1",
    licence: "MIT",
    integrity: "sha512-GjjfnUbx77TnFFKALVRXJYb1bt1jvarcyyx/AQo6sZfJng5DIqzI9wDxEGlUz03tEnsS6ZOOLBsH+e/hYsruiA==",
    files: /^artifacts\/.*\.json$/,
  },
]
