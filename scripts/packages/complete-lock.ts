interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface LockFile {
  /** By path; the order is npm's own, which sorts as `localeCompare` in English does. */
  packages: Record<string, LockedPackage>;
}

/**
 * Adds to a lock file the optional packages it leaves out. npm drops those of other systems when the
 * registry at hand does not carry them, and then `npm ci` refuses the file it wrote. The names of
 * such packages say what system they are for; what is added has no checksum, and no other machine
 * than one of that system ever asks for it.
 *
 * @returns the names added
 * @throws {Error} for a package whose version or system cannot be determined
 */
export function completeLock(lock: LockFile): string[] {
  const added: string[] = [];
  for (const [path, { dev, optionalDependencies = {} }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const place = `node_modules/${name}`;
      if (lock.packages[place] || lock.packages[`${path}/${place}`]) continue;
      if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`${name} has no exact version.`);
      lock.packages[place] = { version, ...(dev && { dev }), optional: true, ...systemOf(name) };
      added.push(name);
    }
  }
  const english = new Intl.Collator("en");
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => english.compare(a, b)),
  );
  return added;
}

const CPUS = /[-/](arm64|arm|ia32|loong64|ppc64|riscv64|s390x|wasm32|x64)(?=-|$)/;
const SYSTEMS =
  /[-/](aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)(?=-|$)/;

function systemOf(name: string): Pick<LockedPackage, "os" | "cpu" | "libc"> {
  const cpu = CPUS.exec(name)?.[1];
  const os = SYSTEMS.exec(name)?.[1];
  if (!cpu || (!os && cpu !== "wasm32")) throw new Error(`${name} does not say its system.`);
  return {
    cpu: [cpu],
    ...(os && { os: [os] }),
    ...(os === "linux" && { libc: [name.includes("musl") ? "musl" : "glibc"] }),
  };
}
