import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { VERSION } from "#server/version.ts";

const PLATFORMS = "linux/amd64,linux/arm64";

const { values } = parseArgs({
  options: { push: { type: "string" }, platform: { type: "string", default: PLATFORMS } },
});
const name = values.push ?? "trousse";
const words = ["buildx", "build", "--platform", values.platform, "--tag", `${name}:${VERSION}`];
// Images of several platforms can only be loaded where Docker keeps them in containerd's store, or be pushed.
const target = values.push ? "--push" : "--load";
const { status, error } = spawnSync("docker", [...words, target, "."], { stdio: "inherit" });
if (error) console.error("Docker with buildx must be installed to build the image.");
process.exitCode = status ?? 1;
