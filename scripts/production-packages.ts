/** The third-party packages that the product distributes, from package-lock.json. */

/** A package in package-lock.json. */
export interface LockedPackage {
  version?: string;
  /** An SPDX expression. */
  license?: string;
  /** Subresource integrity value of its archive. */
  integrity?: string;
  optional?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
}

/** A distributed package. */
export interface ProductionPackage extends LockedPackage {
  /** Including its scope. */
  name: string;
  license: string;
}

/** Licenses that are missing in the lockfile, taken from the packages' own files. */
const licenses: Readonly<Record<string, string>> = { 'png-js': 'MIT', xtend: 'MIT' };

/** Returns the distributed packages, without those that only tests and tools need. */
export function productionPackages(packages: Readonly<Record<string, LockedPackage>>): ProductionPackage[] {
  return Object.entries(packages).flatMap(([path, locked]) => {
    const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
    if (!name || locked.dev || locked.devOptional || locked.link) return [];
    return [{ ...locked, name, license: locked.license ?? licenses[name] ?? 'no licence' }];
  });
}

/**
 * The bill of materials as CycloneDX 1.6. That of npm omits what a workspace needs if the root's tests need it too.
 * @see https://cyclonedx.org/docs/1.6/json/
 */
export function billOfMaterials(product: { name: string; version: string }, packages: readonly ProductionPackage[]) {
  const components = packages.map(({ name, version = '', license, integrity, optional }) => {
    const [alg, content = ''] = integrity?.split('-') ?? [];
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    return {
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      scope: optional ? 'optional' : 'required',
      ...(alg === 'sha512' && {
        hashes: [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }],
      }),
      licenses: [{ expression: license }],
      purl,
    };
  });
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': product.name, ...product } },
    // A package that is installed in several folders is one component.
    components: [...new Map(components.map((component) => [component.purl, component])).values()],
  };
}
