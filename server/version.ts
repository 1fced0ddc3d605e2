import packageJson from "../package.json" with { type: "json" };

/** The version of this program, `MAJOR.MINOR.PATCH`. */
export const VERSION: string = packageJson.version;
