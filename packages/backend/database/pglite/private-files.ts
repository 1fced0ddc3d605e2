import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The part of Emscripten's file system over a folder that is changed here. */
interface NodeFiles {
  doSetAttr(
    target: unknown,
    node: unknown,
    attributes: { mode?: number },
    ...rest: unknown[]
  ): void;
}

type Options = Parameters<NodeFS["init"]>[1];

/** The mode bits of the group and of all others. */
const GROUP_AND_OTHERS = 0o077;

/**
 * Makes the files of PGlite readable by their owner alone. PGlite gives each new file the mode 0666 by a `chmod`, which
 * ignores the umask of the process.
 */
export class PrivateFiles extends NodeFS {
  override async init(pglite: PGlite, options: Options) {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      ({ NODEFS }: { NODEFS: NodeFiles }) => restrictToOwner(NODEFS),
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function restrictToOwner(files: NodeFiles): void {
  const setAttributes = files.doSetAttr.bind(files);
  files.doSetAttr = (target, node, attributes, ...rest) => {
    const { mode } = attributes;
    const closed =
      mode === undefined ? attributes : { ...attributes, mode: mode & ~GROUP_AND_OTHERS };
    setAttributes(target, node, closed, ...rest);
  };
}
