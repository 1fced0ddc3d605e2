/** What package-lock.json says of a package. */
export interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
}

/**
 * The bill of materials of what the product is installed with, as CycloneDX 1.6 has it. npm's own leaves out what a
 * tool of development needs as well, React among it.
 * @param packages of the lock file, by their folders
 */
export function billOfMaterials(
  { name, version }: { readonly name: string; readonly version: string },
  packages: Readonly<Record<string, LockedPackage>>,
) {
  const components = Object.entries(packages)
    // What stands in no node_modules, or is a link there, is a package of this repository.
    .filter(
      ([path, { dev, devOptional, link }]) =>
        path.includes("node_modules/") && !link && !dev && !devOptional,
    )
    .map(([path, locked]) =>
      componentOf(path.slice(path.lastIndexOf("node_modules/") + 13), locked),
    )
    .sort((one, other) => one.purl.localeCompare(other.purl, "en"));
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", name, version } },
    components,
  };
}

function componentOf(name: string, { version = "", integrity, license }: LockedPackage) {
  const [kind, digest] = integrity?.split("-", 2) ?? [];
  return {
    type: "library",
    name,
    version,
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
    ...(license && { licenses: [{ expression: license }] }),
    ...(kind === "sha512" &&
      digest && {
        hashes: [{ alg: "SHA-512", content: Buffer.from(digest, "base64").toString("hex") }],
      }),
  };
}
