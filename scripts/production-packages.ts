/** What the product hands out of other people's work, as package-lock.json has it. */

/** A package as package-lock.json has it. */
export interface LockedPackage {
  version?: string;
  /** An SPDX expression. */
  license?: string;
  /** What its archive has to be, as subresource integrity says it. */
  integrity?: string;
  optional?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
}

/** A package that is handed out. */
export interface ProductionPackage extends LockedPackage {
  /** With its scope. */
  name: string;
  license: string;
}

/** What packages leave out of the lockfile, as their own files say it. */
const licenses: Readonly<Record<string, string>> = { xtend: 'MIT' };

/** The packages that are handed out: those that tests and tools alone need are left out. */
export function productionPackages(packages: Readonly<Record<string, LockedPackage>>): ProductionPackage[] {
  return Object.entries(packages).flatMap(([path, locked]) => {
    const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
    if (!name || locked.dev || locked.devOptional || locked.link) return [];
    return [{ ...locked, name, license: locked.license ?? licenses[name] ?? 'no licence' }];
  });
}

/**
 * The bill of materials as CycloneDX 1.6. npm's own leaves out what a workspace needs and the root's tests need too.
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
    // A package that lies in several folders is one component.
    components: [...new Map(components.map((component) => [component.purl, component])).values()],
  };
}
